/** Takes the prerendered page over in the browser. */

import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { QuestionPage } from './question-page.ts'

const root = document.getElementById('root')
if (root !== null) hydrateRoot(root, createElement(QuestionPage))
