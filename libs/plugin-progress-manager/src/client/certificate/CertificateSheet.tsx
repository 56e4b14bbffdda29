import { chakra } from '@chakra-ui/react'
import { rich } from '@sitewright/messages/react'
import { formatDay } from '@sitewright/ui'
import type { Certificate } from '../../contract.ts'
import { formatHours } from '../moments.ts'
import { certificateStyles } from './certificate-styles.ts'
import { texts } from './messages.ts'

export interface CertificateSheetProps {
  certificate: Certificate
  /** When it is printed; milliseconds since 1970. */
  now: number
}

const Sheet = chakra('article', { base: certificateStyles })

/** What somebody has achieved in a system, on A4. It says that all is completed only where that was said. */
export function CertificateSheet({ certificate, now }: CertificateSheetProps) {
  const { site, SystemName, name, complete } = certificate
  return (
    <Sheet>
      <header>
        {site.logo && <img src={site.logo} alt="" />}
        <p>
          <bdi>{site.title}</bdi>
        </p>
      </header>
      <h2>{complete ? texts.certificate() : texts.record()}</h2>
      <p data-quiet="">{complete ? texts.certifies() : texts.records()}</p>
      <p data-name="">
        <bdi>{name}</bdi>
      </p>
      <p data-quiet="">{complete ? texts.hasCompleted() : texts.hasCome()}</p>
      <p data-system="">
        <bdi>{SystemName}</bdi>
      </p>
      <Facts certificate={certificate} />
      <Stages certificate={certificate} />
      <footer>
        <span data-line="">{texts.signature()}</span>
        <span>{texts.printed({ day: formatDay(now / 1000) })}</span>
      </footer>
    </Sheet>
  )
}

type PartProps = Pick<CertificateSheetProps, 'certificate'>

/** When it was completed, what state the person is in, and how much is recorded. */
function Facts({ certificate: { completed, state, hours } }: PartProps) {
  return (
    <dl>
      {completed && (
        <div>
          <dt>{texts.completed()}</dt>
          <dd>
            {rich(texts.completedBy, {
              ...{ day: formatDay(completed.time), by: completed.by },
              bdi: (name) => <bdi>{name}</bdi>,
            })}
          </dd>
        </div>
      )}
      {state && (
        <div>
          <dt>{texts.state()}</dt>
          <dd>
            <bdi>{state}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.recorded()}</dt>
        <dd>{formatHours(hours)}</dd>
      </div>
    </dl>
  )
}

function Stages({ certificate: { stages, of } }: PartProps) {
  if (stages.length === 0) return of > 0 && <p data-quiet="">{texts.noStage()}</p>
  return (
    <table>
      <caption>
        {stages.length === of ? texts.allStages({ of }) : texts.someStages({ done: stages.length, of })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.stage()}</th>
          <th scope="col">{texts.completed()}</th>
          <th scope="col">{texts.signedBy()}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ name, done, by }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{formatDay(done / 1000)}</td>
            <td>
              <bdi>{by}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
