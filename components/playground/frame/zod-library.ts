/* What `import … from 'zod'` means in the playground; `scripts/build-live-frame.ts` makes a script of it. */
export * from 'zod';
