import { refusalReason, type AccountImport, type ImportedAccount } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useEffect, useRef, useState } from 'react'
import type { PlannedPerson } from './plan-import.ts'
import { texts } from './messages.ts'

/** People of one call: few enough for the progress to be seen. */
const batchSize = 50

/** A person who is to get an account, and what came of it. */
export interface ImportJob {
  person: PlannedPerson
  /** Ids of the roles to give. */
  roles: number[]
  /** Their titles. */
  titles: string[]
  /** Absent as long as it is not known. */
  result?: ImportedAccount
}

export interface Import {
  jobs: readonly ImportJob[]
  running: boolean
  /** Why it stopped before all was done; '' otherwise. */
  failure: string
  start: (jobs: readonly ImportJob[], intro: boolean) => void
  /** Goes on with those whose result is not known: who was created meanwhile is only said to exist. */
  goOn: () => void
  /** Forgets what was done, for another list. */
  clear: () => void
  /** Ends after what is under way. */
  stop: () => void
}

/** Creates accounts some at a time. It ends when the screen is left. */
export function useImport(): Import {
  const { api } = useSite()
  const [jobs, setJobs] = useState<readonly ImportJob[]>([])
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState('')
  const intro = useRef(false)
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  async function run(all: readonly ImportJob[]) {
    stopped.current = false
    setRunning(true)
    setFailure('')
    let now = all
    try {
      for (;;) {
        const batch = now.filter(({ result }) => result === undefined).slice(0, batchSize)
        if (batch.length === 0 || stopped.current) break
        const results = await api('POST private/account-import.json.php', inputOf(batch, intro.current))
        const found = new Map(batch.map((job, index) => [job, results[index]]))
        now = now.map((job) => withResult(job, found.get(job)))
        setJobs(now)
      }
    } catch (error) {
      console.error(error)
      setFailure(refusalReason(error) ?? texts.noConnection())
    } finally {
      setRunning(false)
    }
  }

  return {
    jobs,
    running,
    failure,
    start(all, withIntro) {
      intro.current = withIntro
      setJobs(all)
      void run(all)
    },
    goOn: () => void run(jobs),
    clear() {
      setJobs([])
      setFailure('')
    },
    stop() {
      stopped.current = true
    },
  }
}

function inputOf(batch: readonly ImportJob[], intro: boolean): AccountImport {
  return { people: batch.map(({ person: { email, name }, roles }) => ({ email, name, roles })), intro }
}

function withResult(job: ImportJob, result: ImportedAccount | undefined): ImportJob {
  return result ? { ...job, result } : job
}
