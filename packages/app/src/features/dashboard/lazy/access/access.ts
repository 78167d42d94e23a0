// One chunk for what people without widgets of their own see.
export { AccessFacts } from './AccessFacts.tsx'
export { QuickWays } from './QuickWays.tsx'
