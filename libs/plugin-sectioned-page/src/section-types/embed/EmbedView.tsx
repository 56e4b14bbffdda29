import { useRef, useState } from 'react'
import frames from '../section-frame.module.css'
import type { SectionViewProps } from '../section-type.ts'
import { NothingToShow } from '../shared/NothingToShow.tsx'
import styles from './EmbedView.module.css'
import { embeddedAt, type Embedded } from './hosts.ts'
import type { EmbedConfig } from './model.ts'
import { texts } from '../view-messages.ts'

// Players need their own storage. What is embedded is never of this site, so that the frame cannot reach out of itself.
const permissions = ['scripts', 'same-origin', 'forms', 'popups', 'presentation']
  .map((each) => `allow-${each}`)
  .join(' ')

/**
 * Content of another site: at first a button that says whom it will ask, and a link; the other site is asked for nothing
 * before the button is pressed.
 */
export function EmbedView({ config: { Address, Title } }: SectionViewProps<EmbedConfig>) {
  const embedded = embeddedAt(Address)
  if (!embedded) return <NothingToShow>{texts.noEmbed()}</NothingToShow>
  return <Facade key={embedded.frame} embedded={embedded} title={Title} />
}

function Facade({ embedded: { host, frame, address }, title }: { embedded: Embedded; title: string }) {
  const [wanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const name = title || texts.embedTitle({ host: host.name })

  function show() {
    setWanted(true)
    // The button is gone with this press.
    place.current?.focus()
  }

  return (
    <div role="group" aria-label={name}>
      <div className={`${frames.frame} ${styles.frame}`} data-shape={host.shape} ref={place} tabIndex={-1}>
        {wanted ? (
          <iframe
            src={frame}
            title={name}
            sandbox={permissions}
            allow="fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {title !== '' && <b>{title}</b>}
            <button type="button" onClick={show}>
              {texts.showEmbed({ host: host.name })}
            </button>
            <p>{texts.embedWarning({ host: host.name })}</p>
          </>
        )}
      </div>
      <p className={frames.elsewhere}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {texts.openAt({ host: host.name })}
        </a>
      </p>
    </div>
  )
}
