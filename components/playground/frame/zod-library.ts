/* The module behind `import … from 'zod'` in the playground; `scripts/live-frame/build-live-frame.ts` makes a script of it. */
export * from 'zod';
