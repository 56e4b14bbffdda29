import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/picture-crop', {
  focalPoint: 'Focal point',
  pointOnPicture: 'point on the picture',
  place: '{x}% from the left, {y}% from the top',
  square: 'Square',
  hint: 'The bright part is shown. Drag the point to what must stay in sight, or move it with the arrow keys.',
  centre: 'Centre',
  shape: 'Shape',
  asItIs: 'As it is',
})
