/** The picture of a link button. */
export interface LinkIconProps {
  /** Inside of an SVG and the sides of its view box, from the site's own icon sets; without it a plain circle. */
  picture?: { body: string; width: number; height: number } | undefined
}

const unknown = {
  body: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>',
  width: 24,
  height: 24,
}

/** The picture of a link, as tall as its surroundings' text (1.5em) and in its colour; screen readers pass over it. */
export function LinkIcon({ picture = unknown }: LinkIconProps) {
  const { body, width, height } = picture
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width="1.5em"
      height="1.5em"
      fill="currentColor"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
