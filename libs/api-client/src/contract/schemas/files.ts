import { Type, type Static } from 'typebox'
import { maxCaption } from '../limits.ts'
import { EpochSeconds, Id, maxInteger } from './basics.ts'

/** The top-level folders with those in them, as a recursive schema. */
export const FolderTree = Type.Cyclic(
  {
    Folder: Type.Object({
      idFolder: Id,
      Name: Type.String(),
      Children: Type.Array(Type.Ref('Folder')),
      Expanded: Type.Boolean(),
      /** 0 for the top-level folders. */
      Depth: Type.Integer({ minimum: 0 }),
      ChildrenPopulated: Type.Boolean(),
      /** True for the top-level folders, which cannot be deleted. */
      Static: Type.Boolean(),
      /** Which top-level folder it is, or is in. */
      Root: Type.Union([Type.Literal('personal'), Type.Literal('protected'), Type.Literal('public')]),
      /** True if this person may add files to it. */
      MayAdd: Type.Boolean(),
      /** True if this person may change and delete what is in it, and its permissions. */
      MayManage: Type.Boolean(),
    }),
    Folders: Type.Array(Type.Ref('Folder')),
  },
  'Folders',
)

/** A folder with those in it, as far as the caller may see them. */
export interface Folder {
  idFolder: number
  Name: string
  Children: Folder[]
  Expanded: boolean
  Depth: number
  ChildrenPopulated: boolean
  Static: boolean
  Root: 'personal' | 'protected' | 'public'
  MayAdd: boolean
  MayManage: boolean
}

/** A file as lists show it. */
export const FileEntry = Type.Object({
  id: Id,
  name: Type.String(),
  caption: Type.String(),
  /** When it was created. */
  ts: EpochSeconds,
  IsImage: Type.Boolean(),
  idFolder: Id,
  /** Media type, found from the bytes. */
  type: Type.String(),
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
  /** Px of an image as it is shown; null for another file. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
})
export type FileEntry = Static<typeof FileEntry>

/** Files of one folder, or all images. */
export const FileList = Type.Array(FileEntry)

/** A file's name, up to 500 characters. */
export const FileName = Type.String({ maxLength: 500 })

/** An image's caption, up to 1000 characters. */
export const Caption = Type.String({ maxLength: maxCaption })

/** Where a file is used: a page, or a setting of the site. */
export const FileUse = Type.Object({
  /** What to call it. */
  title: Type.String(),
  /** Where it is, or '' for what has no address. */
  href: Type.String(),
})
export type FileUse = Static<typeof FileUse>

/** The fields of an upload beside the file itself, as form data carries them. */
export const UploadFields = Type.Object({
  idFolder: Id,
  /** The file to be replaced. */
  id: Type.Optional(Id),
  caption: Type.Optional(Caption),
  /** 1: to be refused unless it is an image. */
  i: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
export type UploadFields = Static<typeof UploadFields>

/** Which files to list. */
export const FileListQuery = Type.Object({
  /** The folder; absent: all that this person may see. */
  f: Type.Optional(Id),
  /** 1: images only. */
  i: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})

/** Ids of up to 500 files whose captions are wanted. */
export const CaptionIds = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 0, maximum: maxInteger }), { maxItems: 500 }),
})
