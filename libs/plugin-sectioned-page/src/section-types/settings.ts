import type { FunctionComponent } from 'react'
import { ImageSettings } from './image/ImageSettings.tsx'
import { imageModel } from './image/model.ts'
import { MapSettings } from './map/MapSettings.tsx'
import { mapModel } from './map/model.ts'
import { readsConfig } from './reads-config.tsx'
import type { SectionSettingsProps } from './section-type.ts'
import { textModel } from './text/model.ts'
import { TextSettings } from './text/TextSettings.tsx'
import { videoModel } from './video/model.ts'
import { VideoSettings } from './video/VideoSettings.tsx'

/** How editors set up a section of each type, whatever is stored of it. Only for the editor: visitors need none of it. */
const settings: Readonly<Record<string, FunctionComponent<SectionSettingsProps<unknown>>>> = {
  [textModel.sectionType]: readsConfig(textModel, TextSettings),
  [imageModel.sectionType]: readsConfig(imageModel, ImageSettings),
  [mapModel.sectionType]: readsConfig(mapModel, MapSettings),
  [videoModel.sectionType]: readsConfig(videoModel, VideoSettings),
}

/** Undefined for a type that this version does not know. */
export function settingsOf(sectionType: string): FunctionComponent<SectionSettingsProps<unknown>> | undefined {
  return Object.hasOwn(settings, sectionType) ? settings[sectionType] : undefined
}
