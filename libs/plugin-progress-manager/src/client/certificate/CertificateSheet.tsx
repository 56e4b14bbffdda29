import { chakra } from '@chakra-ui/react'
import { formatDay } from '@sitewright/ui'
import type { Certificate } from '../../contract.ts'
import { formatHours } from '../moments.ts'
import { certificateStyles } from './certificate-styles.ts'

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
      <h2>{complete ? 'Certificate' : 'Record of progress'}</h2>
      <p data-quiet="">{complete ? 'This certifies that' : 'This records how far'}</p>
      <p data-name="">
        <bdi>{name}</bdi>
      </p>
      <p data-quiet="">{complete ? 'has completed' : 'has come in'}</p>
      <p data-system="">
        <bdi>{SystemName}</bdi>
      </p>
      <Facts certificate={certificate} />
      <Stages certificate={certificate} />
      <footer>
        <span data-line="">Date and signature</span>
        <span>Printed on {formatDay(now / 1000)}</span>
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
          <dt>Completed</dt>
          <dd>
            {formatDay(completed.time)}, signed by <bdi>{completed.by}</bdi>
          </dd>
        </div>
      )}
      {state && (
        <div>
          <dt>State</dt>
          <dd>
            <bdi>{state}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>Recorded</dt>
        <dd>{formatHours(hours)}</dd>
      </div>
    </dl>
  )
}

function Stages({ certificate: { stages, of } }: PartProps) {
  if (stages.length === 0) return of > 0 && <p data-quiet="">No stage is completed yet.</p>
  return (
    <table>
      <caption>{stages.length === of ? `All ${of} stages` : `${stages.length} of ${of} stages`}</caption>
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Completed</th>
          <th scope="col">Signed by</th>
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
