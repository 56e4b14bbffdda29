export { default as languages } from 'virtual:languages'
