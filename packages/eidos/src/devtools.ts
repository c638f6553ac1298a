export { DevPanel } from './hud/DevPanel';
