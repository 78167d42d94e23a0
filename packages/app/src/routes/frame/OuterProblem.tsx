import { ContentProblem } from './ContentProblem.tsx'

/** The last resort of the router: the frame itself broke, so the same words stand without it. */
export function OuterProblem() {
  return (
    <main id="main">
      <ContentProblem />
    </main>
  )
}
