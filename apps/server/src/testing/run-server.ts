import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { startServer } from '../start.ts'

/**
 * The whole server as a process of its own that a test may kill: as main.ts starts it, but with a site that the test
 * brings along in TEST_SITE. Prints its address as soon as it listens.
 */
const config = readConfig(process.env)
const log = pino({ level: config.logLevel })
const { address } = await startServer({ config, log, site: String(process.env['TEST_SITE']) })
console.log(address)
