// npm run generate: the types of schema and operations, and the compiled messages. Other commands do it by themselves.
import { compileMessages, generateTypes, prepare } from './build/steps.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
])
console.log('Somo: what is generated is up to date.')
