export { PictureCrop, type PictureCropProps, type PictureCut } from './picture-crop/PictureCrop.tsx'
