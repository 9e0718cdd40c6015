/**
 * Questions about a condition, treatment or operation, and the sections (by URL fragment) that answer them.
 */
export const sectionRoles: { asks: string; sections: string }[] = [
  {
    asks: 'what is, what are, whats, meaning, mean, means, definition, define, explain, que es, que son, significa, quiere decir',
    sections: 'what words terms parts overview',
  },
  {
    asks: 'symptom, symptoms, sign, signs, feel like, feels like, sintoma, sintomas, se siente, senales',
    sections: 'feels signs',
  },
  { asks: 'why, cause, causes, reason, por que, causa, causas', sections: 'why' },
  {
    asks: 'diagnose, diagnosed, diagnosis, test, tests, find out, diagnostico, prueba, pruebas',
    sections: 'diagnosis tests',
  },
  {
    asks: 'exercise, exercises, at home, myself, relief, relieve, ejercicios, en casa, aliviar, alivio',
    sections: 'now physical-therapy',
  },
  {
    asks: 'treat, treated, treatment, treatments, cure, fix, help with, tratamiento, tratar, curar, se cura',
    sections: 'treatment alternatives',
  },
  {
    asks: 'how long, how soon, how many weeks, how many months, get better, go away, heal, recover, recovery, permanent, last, cuanto tiempo, cuanto dura, cuanto tarda, se quita, recuperacion, tiempo',
    sections: 'outlook recovery course by-operation recovery-time how-long-sciatica',
  },
  {
    asks: 'back to work, go to work, at work, return to work, my work, work again, work after, can i work, off work, job, trabajo, trabajar',
    sections: 'work driving-and-work',
  },
  {
    asks: 'candidate, who should, who should not, who can, good for me, right for me, candidato, quien puede',
    sections: 'who',
  },
  {
    asks: 'risk, risks, go wrong, going wrong, complication, complications, danger, dangerous, safe, chance, chances, riesgo, riesgos, peligroso, complicaciones, seguro',
    sections: 'risks',
  },
  {
    asks: 'hospital, anesthesia, overnight, anestesia',
    sections: 'facts hospital-stay the-day',
  },
  {
    asks: 'how is it done, how does it work, what happens, during, step by step, como se hace, que pasa',
    sections: 'steps the-day what-happens',
  },
  {
    asks: 'need surgery, need an operation, when is surgery, necesito cirugia, operarme, hay que operar, hay que operarse, time for surgery, time to operate',
    sections: 'surgery need-surgery',
  },
]
