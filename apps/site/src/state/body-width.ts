const standard = 800
const minWidth = 400

/** The widest that content gets, in px, from the setting `SiteBodyWidth`: 800 if it is not set, never under 400. */
export function bodyWidth(setting: string | number | undefined): number {
  const width = Math.round(Number(setting ?? ''))
  if (!Number.isFinite(width) || width <= 0) return standard
  return Math.max(width, minWidth)
}
