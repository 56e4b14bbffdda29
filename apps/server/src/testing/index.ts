// What the benchmark and the tests of several machines start beside real servers.
export { startScriptedSmtp, type ScriptedSmtp } from './scripted-smtp.ts'
export { startSiteverify } from './siteverify.ts'
export { startPostgres, type TestPostgres } from './start-postgres.ts'
export { startS3 } from './test-s3.ts'
