import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/picture-folder', {
  heading: 'Where do your pictures go?',
  cancel: 'Cancel',
  use: 'Use this folder',
  upload: 'Upload',
  explanation:
    'Pictures that you put into texts go to this folder from now on. To change it, upload one to another folder in Select Image.',
  choose: 'Choose a folder.',
  mayNotAdd: 'You may not add files to this folder.',
  personal: 'Only you would see these pictures: visitors see those in Public.',
  protected: 'Visitors see pictures in Public only.',
  public: 'Everybody can see pictures in Public.',
})
