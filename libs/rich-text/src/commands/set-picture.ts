import {
  type FocalPoint,
  focalPointText,
  pictureClass,
  type PicturePlace,
  picturePlaces,
  type PictureShape,
  pictureShapes,
  type PictureSize,
  pictureSizes,
} from '@sitewright/html'
import { Editor, Node, Path, Transforms } from 'slate'
import { pictureAt, type PictureAt } from '../queries/picture-at.ts'
import { isTextBlock } from '../queries/node-kinds.ts'
import type { Attributes, Block, ContainerElement, ImageElement, RichEditor } from '../types.ts'
import { setAttributes, withClass, withStyle } from './attributes.ts'
import { flowPlace } from './insert-blocks.ts'

/** How a picture is to be shown. */
export interface PictureLooks {
  alt: string
  /** Below the picture; '' for none. */
  caption: string
  size: PictureSize | undefined
  place: PicturePlace | undefined
  /** What it is cut to; absent: nothing is cut. */
  shape?: PictureShape | undefined
  /** What then stays in sight; absent: the middle. */
  focus?: FocalPoint | undefined
}

/**
 * Gives the selected picture a description, a caption, a size, a place and a shape, as one step. A picture with a caption is in a
 * `figure`. What stays the same is not touched.
 */
export function setPicture(editor: RichEditor, looks: PictureLooks): void {
  const picture = pictureAt(editor)
  if (!picture) return
  Editor.withoutNormalizing(editor, () => {
    const [image, path] = picture.image
    if (looks.alt !== (image.attributes?.['alt'] ?? '')) {
      // all else of it was let through when it came; an empty description says that it only decorates
      setAttributes(editor, { ...image.attributes, alt: looks.alt.trim() }, path)
    }
    if (looks.size !== picture.size || looks.place !== picture.place) setLooks(editor, picture, looks)
    if (looks.shape !== picture.shape || focalPointText(looks.focus) !== focalPointText(picture.focus))
      setCut(editor, path, looks)
    if (looks.caption !== picture.caption) setCaption(editor, looks.caption)
  })
}

function setLooks(editor: RichEditor, { figure, image }: PictureAt, looks: PictureLooks): void {
  const [, path] = figure ?? image
  const { attributes } = Node.get(editor, path) as ImageElement | ContainerElement
  setAttributes(editor, withLooks(attributes, looks), path)
}

/** The shape is that of the image itself, whatever is around it. */
function setCut(editor: RichEditor, path: Path, { shape, focus }: PictureLooks): void {
  const { attributes } = Node.get(editor, path) as ImageElement
  const shaped = pictureShapes.reduce<Attributes | undefined>(
    (before, each) => withClass(before, pictureClass(each), each === shape),
    attributes,
  )
  setAttributes(editor, withStyle(shaped, 'object-position', shape && focalPointText(focus)), path)
}

function withLooks(attributes: Attributes | undefined, { size, place }: Partial<PictureLooks>): Attributes | undefined {
  const chosen = [size, place]
  const classed = [...pictureSizes, ...picturePlaces].reduce<Attributes | undefined>(
    (before, how) => withClass(before, pictureClass(how), chosen.includes(how)),
    attributes,
  )
  return ['float', 'margin'].reduce((before, name) => withStyle(before, name, undefined), classed)
}

function setCaption(editor: RichEditor, caption: string): void {
  const picture = pictureAt(editor)
  if (!picture) return
  const { figure, captionAt } = picture
  const text: Block = { type: 'line', children: [{ text: caption }] }
  const written: Block = { type: 'container', tag: 'figcaption', children: [text] }
  if (!figure) putIntoFigure(editor, picture, written)
  else if (!captionAt) Transforms.insertNodes(editor, written, { at: [...figure[1], figure[0].children.length] })
  else if (caption !== '') {
    Transforms.insertNodes(editor, text, { at: [...captionAt[1], 0] })
    for (let at = captionAt[0].children.length; at > 0; at--)
      Transforms.removeNodes(editor, { at: [...captionAt[1], at] })
  } else {
    Transforms.removeNodes(editor, { at: captionAt[1] })
    takeOutOfFigure(editor)
  }
}

/** A picture that has its paragraph to itself takes it along; else the figure comes after what it was in. */
function putIntoFigure(editor: RichEditor, picture: PictureAt, caption: Block): void {
  const [, path] = picture.image
  const image = Node.get(editor, path) as ImageElement
  const { size, place } = picture
  const bare = withLooks(image.attributes, {})
  const attributes = withLooks(undefined, { size, place })
  const inside: ImageElement = { ...image, ...(bare && { attributes: bare }) }
  const figure: ContainerElement = {
    type: 'container',
    tag: 'figure',
    ...(attributes && { attributes }),
    children: [{ type: 'line', children: [{ text: '' }, inside, { text: '' }] }, caption],
  }
  const blockPath = Path.parent(path)
  const block = Node.get(editor, blockPath)
  const own =
    isTextBlock(block) && Node.string(block) === '' && block.children.filter((each) => 'type' in each).length === 1
  const around = flowPlace(editor, blockPath)
  const alone = own && Path.equals(around, blockPath)
  Transforms.removeNodes(editor, { at: alone ? blockPath : path, voids: true })
  const at = alone ? blockPath : Path.next(around)
  Transforms.insertNodes(editor, figure, { at })
  Transforms.select(editor, Editor.start(editor, [...at, 0, 1]))
}

/** A figure that held nothing but the picture and its caption is a paragraph again. */
function takeOutOfFigure(editor: RichEditor): void {
  const picture = pictureAt(editor)
  if (!picture?.figure) return
  const { figure, size, place } = picture
  const [line] = figure[0].children
  if (figure[0].children.length !== 1 || !line || !isTextBlock(line)) return
  const [, imagePath] = picture.image
  const { attributes } = Node.get(editor, imagePath) as ImageElement
  setAttributes(editor, withLooks(attributes, { size, place }), imagePath)
  Transforms.setNodes(editor, { type: 'paragraph' }, { at: [...figure[1], 0] })
  Transforms.unwrapNodes(editor, { at: figure[1] })
}
