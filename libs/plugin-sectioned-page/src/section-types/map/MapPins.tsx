import { Button } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { MapPinPlus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { NumberField, TextField } from '@sitewright/page-kit/cards'
import { maxTitleLength, maxMarkers } from '../../model/limits.ts'
import { latitudes, longitudes, type Marker, type Place } from './model.ts'

export interface MapPinsProps {
  pins: readonly Marker[]
  onChange: (pins: readonly Marker[]) => void
  /** Where a pin is put that is added by hand. */
  newPlace: () => Place
  /** There are as many as there may be. */
  full: boolean
  /** Degrees that the arrow keys add. */
  step: number
}

/** The pins of a map, to be described, placed, added and deleted. */
export function MapPins({ pins, onChange, newPlace, full, step }: MapPinsProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const { keys, drop } = useKeys(pins.length)
  const [wanted, setWanted] = useState<string>()

  // After an addition or a deletion the focus goes to what is there now.
  useEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelector<HTMLElement>(wanted)?.focus()
    setWanted(undefined)
  }, [wanted])

  const change = (at: number, part: Partial<Marker>) => onChange(pins.with(at, { ...pins[at]!, ...part }))

  function handleDelete(at: number) {
    drop(at)
    onChange(pins.toSpliced(at, 1))
    const next = Math.min(at, pins.length - 2)
    setWanted(next < 0 ? '[data-add-pin]' : `[data-pin="${next}"] [data-act=delete]`)
  }

  return (
    <fieldset ref={list} data-pins="">
      <legend>Pins</legend>
      {pins.map((pin, at) => (
        <div key={keys[at]} role="group" aria-label={`Pin ${at + 1}`} data-pin={at}>
          <TextField
            label="Description"
            value={pin.Title}
            longest={maxTitleLength}
            dir="auto"
            onChange={(Title) => change(at, { Title })}
          />
          <NumberField
            label="Latitude"
            value={pin.Position.lat}
            range={latitudes}
            step={step}
            onChange={(lat) => change(at, { Position: { ...pin.Position, lat } })}
          />
          <NumberField
            label="Longitude"
            value={pin.Position.lng}
            range={longitudes}
            step={step}
            onChange={(lng) => change(at, { Position: { ...pin.Position, lng } })}
          />
          <IconButton
            label="Delete pin"
            tone="danger"
            icon={<Trash2 aria-hidden />}
            data-act="delete"
            onClick={() => handleDelete(at)}
          />
        </div>
      ))}
      {pins.length === 0 && <p>There are no pins yet.</p>}
      <Button
        size="sm"
        variant="outline"
        data-add-pin=""
        disabled={full}
        onClick={() => {
          onChange([...pins, { Title: '', Position: newPlace() }])
          setWanted(`[data-pin="${pins.length}"] input`)
        }}
      >
        <MapPinPlus aria-hidden />
        Add pin
      </Button>
      {full && <p>A map can have up to {maxMarkers} pins.</p>}
    </fieldset>
  )
}

/** Pins have no id: these tell them apart, so that a deletion leaves what is being typed in the others. */
function useKeys(count: number) {
  const [known, setKnown] = useState(() => ({ keys: numbers(0, count), next: count }))
  const { keys, next } = known
  if (keys.length !== count) {
    const more = Math.max(0, count - keys.length)
    setKnown({ keys: [...keys.slice(0, count), ...numbers(next, more)], next: next + more })
  }
  return { keys, drop: (at: number) => setKnown({ keys: keys.toSpliced(at, 1), next }) }
}

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}
