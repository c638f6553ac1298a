import '@testing-library/jest-dom';
import './packages/eidos/src/testing/computed-styles';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has both, jsdom has neither; React's server renderer and the image reader need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
