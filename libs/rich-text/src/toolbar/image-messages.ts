import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('rich-text/image-dialog', {
  edit: 'Edit image',
  insert: 'Insert image',
  size: 'Size',
  full: 'Full',
  small: 'Small',
  middle: 'Middle',
  alignment: 'Alignment',
  none: 'None',
  left: 'Left',
  centre: 'Centre',
  right: 'Right',
  address: 'Address',
  refused: 'This address cannot be used.',
  description: 'Description',
  descriptionHint:
    'For people who cannot see the image. Say what matters in it, as on the telephone: ‘Six walkers on the saddle, fog in the valley’. Leave empty if it is only decorative.',
  caption: 'Caption',
  captionHint: 'Everybody reads it below the image.',
  chooseAnother: 'Choose another',
  cancel: 'Cancel',
  save: 'Save',
  insertAnswer: 'Insert',
})
