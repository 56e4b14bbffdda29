import {
  type FocalPoint,
  pictureClass,
  type PicturePlace,
  picturePlaces,
  type PictureShape,
  pictureShapes,
  type PictureSize,
  pictureSizes,
  readFocalPoint,
} from '@sitewright/html'
import { type Location, Node, type NodeEntry } from 'slate'
import { styleOf } from '../commands/attributes.ts'
import type { Attributes, ContainerElement, ImageElement, RichEditor } from '../types.ts'
import { above } from './above.ts'
import { isType } from './node-kinds.ts'

/** A picture of the text with what is around it. */
export interface PictureAt {
  image: NodeEntry<ImageElement>
  /** The `figure` that it is in. */
  figure: NodeEntry<ContainerElement> | undefined
  /** The `figcaption` of that. */
  captionAt: NodeEntry<ContainerElement> | undefined
  caption: string
  size: PictureSize | undefined
  place: PicturePlace | undefined
  shape: PictureShape | undefined
  focus: FocalPoint | undefined
}

/** The picture that is selected, or at a place. */
export function pictureAt(editor: RichEditor, at?: Location): PictureAt | undefined {
  const image = above(editor, 'image', at)
  if (!image) return undefined
  const around = above(editor, 'container', image[1])
  const figure = around?.[0].tag === 'figure' ? around : undefined
  const captionAt = figure && captionOf(figure)
  const carrier = figure ? figure[0].attributes : image[0].attributes
  const classes = classesOf(carrier)
  const own = image[0].attributes
  return {
    ...{ image, figure, captionAt },
    caption: captionAt ? Node.string(captionAt[0]) : '',
    size: pictureSizes.find((size) => classes.includes(pictureClass(size))),
    place: picturePlaces.find((place) => classes.includes(pictureClass(place))) ?? floatOf(carrier),
    shape: pictureShapes.find((shape) => classesOf(own).includes(pictureClass(shape))),
    focus: readFocalPoint(styleOf(own, 'object-position')),
  }
}

function captionOf([figure, path]: NodeEntry<ContainerElement>): NodeEntry<ContainerElement> | undefined {
  for (const [child, at] of Node.children(figure, []))
    if (isType(child, 'container') && child.tag === 'figcaption') return [child, [...path, ...at]]
  return undefined
}

const classesOf = (attributes: Attributes | undefined) => attributes?.['class']?.split(' ') ?? []

/** As texts say it that were not written here. */
function floatOf(attributes: Attributes | undefined): PicturePlace | undefined {
  const float = styleOf(attributes, 'float')
  return float === 'left' || float === 'right' ? float : undefined
}
