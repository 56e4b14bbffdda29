import { type FocalPoint, focalPointText, type PictureShape, pictureShapes } from '@sitewright/html'
import { readNumber, type Fields } from '@sitewright/page-kit/values'
import { clamp, type Range } from '../../model/values.ts'

/** What stays in sight of a picture that is cut: per cent from its left and its upper edge. Both or neither. */
export interface FocusFields {
  FocusX?: number
  FocusY?: number
}

export const focusRange: Range = { min: 0, max: 100 }

/** The focal point that is stored; nothing unless it is whole. Fields that are undefined are to be left out. */
export function readFocus(fields: Fields): Record<keyof FocusFields, number | undefined> {
  const [x, y] = [readNumber(fields['FocusX']), readNumber(fields['FocusY'])]
  if (x === undefined || y === undefined) return { FocusX: undefined, FocusY: undefined }
  const percent = (value: number) => Math.round(clamp(value, focusRange))
  return { FocusX: percent(x), FocusY: percent(y) }
}

/** A shape by its name. */
export function readShape(value: unknown): PictureShape | undefined {
  return pictureShapes.find((each) => each === value)
}

/** Undefined: the middle. */
export function focusOf({ FocusX: x, FocusY: y }: FocusFields): FocalPoint | undefined {
  return x === undefined || y === undefined ? undefined : { x, y }
}

/** As the fields that are stored, to be put over those that were. */
export function focusFields(focus: FocalPoint | undefined): Record<keyof FocusFields, number | undefined> {
  return { FocusX: focus?.x, FocusY: focus?.y }
}

/** The style of a picture that is cut: about its focal point; undefined where that is the middle. */
export function pointInSight(config: FocusFields): { objectPosition: string } | undefined {
  const objectPosition = focalPointText(focusOf(config))
  return objectPosition === undefined ? undefined : { objectPosition }
}

/** A picture with another focal point, or with none. */
export function withFocus<Config extends FocusFields>(config: Config, focus: FocalPoint | undefined): Config {
  const { FocusX: _, FocusY: _y, ...others } = config
  return { ...others, ...(focus && { FocusX: focus.x, FocusY: focus.y }) } as Config
}
