import type { ComponentType } from 'react'
import { ImageView } from './image/ImageView.tsx'
import { imageModel } from './image/model.ts'
import { MapView } from './map/MapView.tsx'
import { mapModel } from './map/model.ts'
import { readsConfig } from './reads-config.tsx'
import type { SectionViewProps } from './section-type.ts'
import { TextView } from './text/TextView.tsx'
import { textModel } from './text/model.ts'
import { VideoView } from './video/VideoView.tsx'
import { videoModel } from './video/model.ts'

/** How visitors see a section of each type, whatever is stored of it. */
const views: Readonly<Record<string, ComponentType<SectionViewProps<unknown>>>> = {
  [textModel.sectionType]: readsConfig(textModel, TextView),
  [imageModel.sectionType]: readsConfig(imageModel, ImageView),
  [mapModel.sectionType]: readsConfig(mapModel, MapView),
  [videoModel.sectionType]: readsConfig(videoModel, VideoView),
}

/** Undefined for a type that this version does not know. */
export function viewOf(sectionType: string): ComponentType<SectionViewProps<unknown>> | undefined {
  return Object.hasOwn(views, sectionType) ? views[sectionType] : undefined
}
