/** Opens find and replace; Ctrl+F stays the browser's. */
export const findShortcut = 'mod+shift+f'
