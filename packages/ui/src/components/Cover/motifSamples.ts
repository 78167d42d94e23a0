import { motifOf, type CoverMotif } from './coverDesign.ts'

/** The first made-up course id that has a motif, in its middle place. */
const idOf = (motif: CoverMotif): string => {
  for (let index = 0; index < 2000; index += 1) {
    const design = motifOf(`course-${index}`)
    if (design.motif === motif && design.place === 0) return `course-${index}`
  }
  throw new Error(`No course id was found for the motif ${motif}.`)
}

/** For each motif a course that has it; for stories and tests. */
export const motifSamples: Readonly<Record<CoverMotif, string>> = {
  lens: idOf('lens'),
  rings: idOf('rings'),
  steps: idOf('steps'),
  fold: idOf('fold'),
  dots: idOf('dots'),
  weave: idOf('weave'),
  horizon: idOf('horizon'),
  links: idOf('links'),
}
