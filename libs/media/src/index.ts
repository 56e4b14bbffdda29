export { FolderTree } from './folders/FolderTree.tsx'
export type { FolderActions, FolderRowFrame, FolderRowTarget, FolderTreeProps } from './folders/folder-tree-props.ts'
export { folderTooltipDelays } from './folders/FolderRow.tsx'
export { useCreateSubfolder, type CreateSubfolderOptions } from './folders/use-create-subfolder.ts'
export { noUploadReason } from './folders/no-upload-reason.ts'
export { useFolders, type Folders } from './folders/use-folders.ts'
export { createUploads, type UploadItem, type UploadQueue } from './upload/create-uploads.ts'
export { droppedFiles } from './upload/dropped-files.ts'
export { publicNote, type NamedFile } from './upload/public-note.ts'
export { ProgressBar, type ProgressBarProps } from './upload/ProgressBar.tsx'
export { UploadDialog, type UploadDialogProps } from './upload/UploadDialog.tsx'
export { UploadList, type UploadListProps } from './upload/UploadList.tsx'
export { useUploads, type UploadsOptions } from './upload/use-uploads.ts'
export {
  type FileVersions,
  FileVersionsProvider,
  useFileUrl,
  useFileVersions,
  useIsGone,
} from './picture/file-versions.ts'
export { FileImage, type FileImageProps } from './picture/FileImage.tsx'
export { GonePicture } from './picture/GonePicture.tsx'
export { PageText } from './picture/PageText.tsx'
export type { FilePicture } from './picture/picture-of.ts'
export { responsivePictures } from './picture/responsive-pictures.ts'
export { ImagePreview, type ImagePreviewProps, type PreviewImage } from './preview/ImagePreview.tsx'
export { type ImagePicker, type PickImage, useImagePicker } from './select-image/use-image-picker.tsx'
export { isThere } from './text-services/is-there.ts'
export { type SendPictureFile, usePictureSender } from './text-services/use-picture-sender.tsx'
export { type TextServices, type TextServicesInUse, useTextServices } from './text-services/use-text-services.tsx'
export { shownSize } from './shown-size.ts'
