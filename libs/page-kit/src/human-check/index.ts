export { setupFailure, setUpHumanCheck, type HumanCheck } from './human-check.ts'
