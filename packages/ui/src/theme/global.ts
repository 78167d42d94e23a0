/**
 * The styles every page of Somo needs, imported once for their effect: layer order, font faces, reset, scales, themes
 * and the answer to forced colours.
 */
import './layers.css.ts'
import './fontFaces.css.ts'
import './reset.css.ts'
import './scales.css.ts'
import './themes.css.ts'
import './forcedColours.css.ts'
