/** LHC-Forms as its pages show it: the files of its package are there already, this adds the form. */

const questionnaire = JSON.parse(document.getElementById('questionnaire').textContent)
window.LForms.Util.addFormToPage(questionnaire, 'root', { fhirVersion: 'R4' })
