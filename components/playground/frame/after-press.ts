/** A press that lasts longer than this, in ms, holds nothing back any more. */
const longestPressMs = 1500;
/** The click comes after the release: with a finger, once the browser has ruled out a double tap. */
const clickMs = 50;

/**
 * Returns a function that runs a task once no pointer is pressed in the window. What is rendered between press and release
 * may move the button away from below the pointer, and its click would be lost. A later task replaces one that waits.
 */
export function createAfterPress(target: Window): (task: () => void) => void {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const release = () => {
    isPressed = false;
    const task = waiting;
    waiting = undefined;
    task?.();
  };
  const releaseIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(release, ms);
  };
  const onPress = () => {
    isPressed = true;
    releaseIn(longestPressMs);
  };
  const onRelease = () => {
    if (isPressed) releaseIn(clickMs);
  };
  target.addEventListener('pointerdown', onPress, true);
  target.addEventListener('pointerup', onRelease, true);
  target.addEventListener('pointercancel', onRelease, true);
  return (task) => {
    if (isPressed) waiting = task;
    else task();
  };
}
