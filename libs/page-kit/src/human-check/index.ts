export { setUpHumanCheck, type HumanCheck } from './human-check.ts'
