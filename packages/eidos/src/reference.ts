export { problemCodes } from './compiler/problem';
