/** Whether giving a field the focus leaves the page as it is: on a touch screen it brings up a keyboard. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches
}
