export { readHumanCheck, setupFailure, setUpHumanCheck, type HumanCheck, type HumanCheckFacts } from './human-check.ts'
