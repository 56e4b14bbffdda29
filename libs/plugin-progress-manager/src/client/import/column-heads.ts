import { createHeadReader, emailHead } from '@sitewright/page-kit'

export type Head = 'email' | 'name' | 'step' | 'day' | 'notes' | 'hours'

/**
 * What a column holds by its name; undefined where the name tells nothing. As they stand in lists in English, German, French,
 * Spanish and Arabic, whatever their reader reads; without accents.
 */
export const headOf = createHeadReader<Head>({
  email: [emailHead],
  name: [
    /person|name|full ?name|participant|member|who|teilnehmer(in)?|mitglied|wer|personne|nom( complet)?|participante?|membre|persona|nombre( completo)?|miembro|الشخص|الاسم|المشارك|العضو/,
  ],
  step: [
    /steps?|stages?|courses?|etappen?|stufen?|schritte?|kurse?|etapes?|cours|etapas?|cursos?|المرحلة|المراحل|الدورة/,
  ],
  day: [
    /dates?|days?|when|start|started|done|completed on|datum|tag|wann|beginn|jour|quand|debut|fecha|dia|cuando|inicio|التاريخ|اليوم/,
  ],
  notes: [
    /comments?|notes?|remarks?|kommentare?|notiz(en)?|bemerkung(en)?|commentaires?|remarques?|comentarios?|notas?|ملاحظات|ملاحظة|التعليق|تعليق/,
  ],
  hours: [/hours?|duration|stunden?|dauer|heures?|duree|horas?|duracion|الساعات|المدة/],
})
