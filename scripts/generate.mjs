// npm run generate: types of schema and operations, and compiled messages. Other commands run it themselves.
import { compileMessages, generateTypes, prepare } from './build/steps.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
])
console.log('Somo: what is generated is up to date.')
