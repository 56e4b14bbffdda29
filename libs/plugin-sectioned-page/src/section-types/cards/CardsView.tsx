import { type fileUrl, imageWidths } from '@sitewright/api-client'
import { GonePicture, useFileUrl, useIsGone } from '@sitewright/media'
import type { CSSProperties } from 'react'
import type { SectionViewProps } from '../section-type.ts'
import { linkAddress } from '../shared/link-address.ts'
import { pointInSight } from '../shared/picture-cut.ts'
import styles from './CardsView.module.css'
import type { CardConfig, CardsConfig } from './model.ts'

/** Px that a card is wide at most, twice that of a page in three columns. */
const widest = 960

/** Cards beside one another, as many as there is room for. A card without anything is not shown. */
export function CardsView({ config: { Cards, Columns } }: SectionViewProps<CardsConfig>) {
  const urlOf = useFileUrl()
  const isGone = useIsGone()
  const hasPicture = ({ ImageId, Alt }: CardConfig) => ImageId !== undefined && !(isGone(ImageId) && Alt === '')
  const shown = Cards.filter((card) => hasPicture(card) || card.Heading !== '' || card.Text !== '')
  if (shown.length === 0) return null
  return (
    <ul
      className={styles.cards}
      style={{ '--columns': Columns } as CSSProperties}
      data-columns={Columns === 4 ? Columns : undefined}
    >
      {shown.map((card, index) => (
        <li key={index}>
          {isGone(card.ImageId) ? (
            <GonePicture alt={card.Alt} />
          ) : (
            card.ImageId !== undefined && <Picture card={card} id={card.ImageId} columns={Columns} urlOf={urlOf} />
          )}
          <Words card={card} />
        </li>
      ))}
    </ul>
  )
}

interface PictureProps {
  card: CardConfig
  id: number
  columns: number
  urlOf: typeof fileUrl
}

function Picture({ card, id, columns, urlOf }: PictureProps) {
  const { Alt, ImageWidth, ImageHeight } = card
  return (
    <img
      loading="lazy"
      decoding="async"
      alt={Alt}
      width={ImageWidth}
      height={ImageHeight}
      style={pointInSight(card)}
      srcSet={imageWidths
        .filter((w) => w <= widest)
        .map((w) => `${urlOf(id, { w })} ${w}w`)
        .join(', ')}
      sizes={`(width < 30rem) 100vw, ${Math.round(widest / columns)}px`}
      src={urlOf(id, { w: 640 })}
    />
  )
}

/** The heading is the link unless the link has words of its own. */
function Words({ card: { Heading, Text, Address, LinkText } }: { card: CardConfig }) {
  const href = linkAddress(Address)
  const ownLink = href !== undefined && (LinkText !== '' || Heading === '')
  if (Heading === '' && Text === '' && !ownLink) return null
  return (
    <div>
      {Heading !== '' && <h2>{href !== undefined && !ownLink ? <a href={href}>{Heading}</a> : Heading}</h2>}
      {Text !== '' && <p>{Text}</p>}
      {ownLink && <a href={href}>{LinkText || href}</a>}
    </div>
  )
}
