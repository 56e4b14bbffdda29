import { defineMessages } from '@sitewright/messages'

/** The dialogs that choose something for a section, and the search for places. */
export const texts = defineMessages('sectioned-page/dialogs', {
  headingOfPage: 'Heading of this page',
  cropHeading: 'Crop picture',
  cancel: 'Cancel',
  done: 'Done',
  chooseFolder: 'Choose folder',
  choose: 'Choose',
  loadingFolders: 'Loading folders...',
  foldersFailed: 'The folders could not be loaded',
  tryAgain: 'Try again',
  notPublic: "Visitors see nothing of ''{name}'' unless its permissions let them.",
  chooseVideo: 'Choose video',
  videos: 'Videos',
  noVideos: 'No videos in this folder',
  chooseCaptions: 'Choose captions',
  captions: 'Captions',
  noCaptions: 'No WebVTT files in this folder',
  chooseAFolder: 'Choose a folder',
  filesHere: 'Its files are listed here. Upload them in the File Manager.',
  loadingFiles: 'Loading files...',
  filesFailed: 'The files could not be loaded',
  uploadThem: 'Upload them in the File Manager.',
})
