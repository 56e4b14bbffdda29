/** Window widths from which a style applies (`md` = 768 px and wider). */
export const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
}
