// Builds the app into packages/app/dist if its inputs changed; `npm start` and `npm test` need it.
import { buildApp, compileMessages, generateTypes, prepare } from './build/steps.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
  ['app built', buildApp],
])
