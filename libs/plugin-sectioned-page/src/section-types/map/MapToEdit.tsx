import { Button } from '@chakra-ui/react'
import { IconButton, useMessages } from '@sitewright/ui'
import { MapPlus, Save } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { maxMarkers } from '../../model/limits.ts'
import { texts } from '../settings-messages.ts'
import type { EngineMapOptions } from './EngineMap.tsx'
import type { Viewpoint } from './map-engine.ts'
import styles from './MapToEdit.module.css'
import type { MapConfig, Place } from './model.ts'

export interface MapToEditProps {
  map: ComponentType<EngineMapOptions>
  config: MapConfig
  /** What the map shows since it was moved; undefined before. */
  view: Viewpoint | undefined
  onMove: (view: Viewpoint) => void
  /** The section is to show what the map shows. */
  onSaveView: (view: Viewpoint) => void
  onPin: (title: string, place: Place) => void
}

/** A map that is fetched once it is asked for, to be moved and clicked. */
export function MapToEdit({ map: Map, config, view, onMove, onSaveView, onPin }: MapToEditProps) {
  const messages = useMessages()
  const [shown, setShown] = useState(false)
  const { Zoom, Centre, Markers } = config

  async function dropPin(place: Place) {
    if (Markers.length >= maxMarkers) return messages.alert(texts.mostPins({ most: maxMarkers }))
    const title = (await messages.prompt(texts.pinQuestion()))?.trim()
    if (title) onPin(title, place)
  }

  return (
    <div>
      {shown ? (
        <>
          <div className={styles.frame}>
            <Map zoom={Zoom} centre={Centre} markers={Markers} onMove={onMove} onClick={dropPin} />
          </div>
          <div className={styles.help}>
            <IconButton
              label={texts.saveView()}
              tooltip={texts.saveViewHint()}
              icon={<Save aria-hidden />}
              tone="accent"
              disabled={view === undefined}
              onClick={() => view && onSaveView(view)}
            />
            <p>{texts.mapHelp()}</p>
          </div>
        </>
      ) : (
        <Button size="sm" variant="outline" onClick={() => setShown(true)}>
          <MapPlus aria-hidden />
          {texts.showMap()}
        </Button>
      )}
    </div>
  )
}
