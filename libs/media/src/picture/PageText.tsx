import { RichText, type RichTextProps } from '@sitewright/rich-text'
import { useFileVersions } from './file-versions.ts'
import { responsivePictures } from './responsive-pictures.ts'

/**
 * Shows the rich text of a page as readers see it, with the site's own images in the size that their screens need.
 * The stored text keeps the plain addresses: sizes and versions are a matter of showing it.
 */
export function PageText({ html, ...shown }: RichTextProps) {
  return <RichText {...shown} html={responsivePictures(html, useFileVersions())} />
}
