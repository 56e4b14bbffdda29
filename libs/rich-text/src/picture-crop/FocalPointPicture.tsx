import { chakra } from '@chakra-ui/react'
import type { FocalPoint } from '@sitewright/html'
import { type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react'
import { texts } from './messages.ts'

/** A picture with what of it is shown, and the point about which it is cut. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: 'fit-content',
    maxWidth: 'full',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: 'md',
    background: 'bg.muted',
    '& > img': { display: 'block', maxWidth: 'full', maxHeight: '72', width: 'auto' },
    // one drags the point, neither the picture nor the page
    '&[data-cut]': { cursor: 'crosshair', touchAction: 'none', userSelect: 'none' },
    // what is outside of it is what readers do not see
    '& > [data-shown]': {
      position: 'absolute',
      pointerEvents: 'none',
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'white',
      outlineOffset: '-2px',
      boxShadow: '0 0 0 100rem rgb(0 0 0 / 60%)',
    },
    '& > [role=slider]': {
      position: 'absolute',
      width: '11',
      height: '11',
      marginBlockStart: '-5.5',
      marginInlineStart: '-5.5',
      borderRadius: 'full',
      cursor: 'grab',
      outline: 'none',
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '3',
        borderRadius: 'full',
        borderWidth: '3px',
        borderColor: 'white',
        background: 'accent.solid',
        boxShadow: '0 0 0 1px rgb(0 0 0 / 60%)',
      },
      '&:focus-visible::after': { boxShadow: '0 0 0 1px rgb(0 0 0 / 60%), 0 0 0 5px {colors.accent.focusRing}' },
      '&:active': { cursor: 'grabbing' },
    },
  },
})

/** Per cent that a key moves the point, and with Shift. */
const step = 1
const largeStep = 10
const middle: FocalPoint = { x: 50, y: 50 }

const moves: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export interface FocalPointPictureProps {
  src: string
  alt: string
  /** Width over height to which it is cut; undefined: nothing of it is, and there is no point. */
  ratio: number | undefined
  /** Undefined: the middle. */
  focus: FocalPoint | undefined
  onChange: (focus: FocalPoint) => void
}

/** A picture, what of it is shown once it is cut, and the point that stays in sight: dragged, or moved by arrow keys. */
export function FocalPointPicture({ src, alt, ratio, focus = middle, onChange }: FocalPointPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const point = useRef<HTMLSpanElement>(null)
  const [own, setOwn] = useState<number>()

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box?.width || !box.height) return
    const share = (at: number, size: number) => whole((100 * at) / size)
    onChange({ x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) })
  }

  const cuts = ratio !== undefined
  return (
    <Frame
      ref={frame}
      // from left to right, as pictures are
      dir="ltr"
      data-cut={cuts || undefined}
      onPointerDown={(event) => {
        if (!cuts || event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        drag(event)
        point.current?.focus()
      }}
      onMouseDown={(event) => {
        // the point keeps the focus, which the press has given it
        if (cuts) event.preventDefault()
      }}
      onPointerMove={(event) => {
        if (cuts && event.buttons === 1) drag(event)
      }}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setOwn(naturalHeight > 0 ? naturalWidth / naturalHeight : undefined)
        }
      />
      {cuts && (
        <>
          {own !== undefined && <span data-shown="" style={shownPart({ own, ratio, focus })} />}
          <FocalPointHandle ref={point} focus={focus} onChange={onChange} />
        </>
      )}
    </Frame>
  )
}

interface FocalPointHandleProps {
  ref: Ref<HTMLSpanElement>
  focus: FocalPoint
  onChange: (focus: FocalPoint) => void
}

/** The point itself, which arrow keys move. */
function FocalPointHandle({ ref, focus, onChange }: FocalPointHandleProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const move = moves[event.key]
    const by = event.shiftKey ? largeStep : step
    if (move) onChange({ x: whole(focus.x + move.x * by), y: whole(focus.y + move.y * by) })
    else if (event.key === 'Home') onChange(middle)
    else return
    event.preventDefault()
  }

  return (
    <span
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={texts.focalPoint()}
      aria-roledescription={texts.pointOnPicture()}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={focus.x}
      aria-valuetext={texts.place({ x: focus.x, y: focus.y })}
      style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      onKeyDown={handleKeyDown}
    />
  )
}

const whole = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** Where the part is that `object-fit: cover` shows, in per cent of the picture. */
function shownPart({ own, ratio, focus }: { own: number; ratio: number; focus: FocalPoint }) {
  const width = Math.min(1, ratio / own)
  const height = Math.min(1, own / ratio)
  return {
    left: `${focus.x * (1 - width)}%`,
    top: `${focus.y * (1 - height)}%`,
    width: `${100 * width}%`,
    height: `${100 * height}%`,
  }
}
