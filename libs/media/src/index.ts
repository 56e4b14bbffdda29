// The folder tree, the upload, the image picker and the image preview get their room here.
export {}
