/* What `import … from 'zod'` means in the playground; `scripts/live-frame/build-live-frame.ts` makes a script of it. */
export * from 'zod';
