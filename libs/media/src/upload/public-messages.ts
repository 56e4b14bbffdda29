import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/public-note', {
  program: '‘{name}’ is a program: every visitor can download it from Public and run it.',
  programs: '{count} of these files are programs: every visitor can download them from Public and run them.',
  telling:
    '‘{name}’ may tell when and where it was made, and by whom: videos, PDF documents and photos in TIFF, HEIC or a camera’s own format are not changed. Public is open to everyone.',
  tellingSeveral:
    '{count} of these files may tell when and where they were made, and by whom: videos, PDF documents and photos in TIFF, HEIC or a camera’s own format are not changed. Public is open to everyone.',
})
