import { legalPage } from '@/content/legal-schema'
import { practice } from '@/content/practice'

export const nondiscrimination = legalPage({
  title: 'Nondiscrimination and Language Help',
  description:
    'Discrimination is against the law. How to get a free interpreter or other free help at the office, and how to file a complaint.',
  heading: 'Nondiscrimination and Language Help',
  lead: 'Discrimination is against the law. Help in your language, and aids for people with disabilities, are free.',
  inShort: [
    'We treat no one worse because of who they are.',
    'Interpreters, large print and other aids cost you nothing. Tell us what you need when you make the appointment.',
    'You can complain to us, to the federal government or to the State of California.',
  ],
  effective: '2026-11-20',
  isMandatedWording: true,
  models: [
    {
      title: 'HHS Office for Civil Rights: Sample notice of nondiscrimination (45 CFR 92.10)',
      href: 'https://www.hhs.gov/sites/default/files/notice-non-discrimination-english.pdf',
    },
    {
      title:
        'HHS Office for Civil Rights: Sample notice of availability of language assistance services and auxiliary aids and services (45 CFR 92.11)',
      href: null,
    },
    {
      title: 'California Civil Rights Department: How to file a complaint',
      href: 'https://calcivilrights.ca.gov/?p=515819',
    },
    {
      title: 'California Department of Health Care Services: Nondiscrimination policy and language access',
      href: 'https://www.dhcs.ca.gov/Pages/Language_Access.aspx',
    },
  ],
  taglines: [
    {
      lang: 'es',
      name: 'Español',
      text: 'ATENCIÓN: Si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. También están disponibles de forma gratuita ayuda y servicios auxiliares apropiados para proporcionar información en formatos accesibles. Llame al {phone} o hable con su proveedor.',
    },
    {
      lang: 'zh-Hant',
      name: '繁體中文',
      text: '注意：如果您說中文，我們可以為您提供免費語言協助服務。也可以免費提供適當的輔助工具與服務，以無障礙格式提供資訊。請致電 {phone} 或與您的提供者討論。',
    },
    {
      lang: 'zh-Hans',
      name: '简体中文',
      text: '注意：如果您说中文，我们将免费为您提供语言协助服务。我们还免费提供适当的辅助工具和服务，以无障碍格式提供信息。致电 {phone} 或咨询您的服务提供商。',
    },
    {
      lang: 'vi',
      name: 'Tiếng Việt',
      text: 'LƯU Ý: Nếu bạn nói tiếng Việt, chúng tôi cung cấp miễn phí các dịch vụ hỗ trợ ngôn ngữ. Các hỗ trợ dịch vụ phù hợp để cung cấp thông tin theo các định dạng dễ tiếp cận cũng được cung cấp miễn phí. Vui lòng gọi theo số {phone} hoặc trao đổi với người cung cấp dịch vụ của bạn.',
    },
    {
      lang: 'tl',
      name: 'Tagalog',
      text: 'PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang bayad. Tumawag sa {phone}.',
    },
    {
      lang: 'ko',
      name: '한국어',
      text: '주의: 한국어를 사용하시는 경우 무료 언어 지원 서비스를 이용하실 수 있습니다. 이용 가능한 형식으로 정보를 제공하는 적절한 보조 기구 및 서비스도 무료로 제공됩니다. {phone}번으로 전화하거나 서비스 제공업체에 문의하십시오.',
    },
    {
      lang: 'hy',
      name: 'Հայերեն',
      text: 'ՈՒՇԱԴՐՈՒԹՅՈՒՆ՝ Եթե խոսում եք հայերեն, ապա ձեզ անվճար կարող են տրամադրվել լեզվական աջակցության ծառայություններ։ {phone}',
    },
    {
      lang: 'fa',
      dir: 'rtl',
      name: 'فارسی',
      text: 'توجه: اگر به زبان فارسی گفتگو می کنید، تسهیلات زبانی بصورت رایگان برای شما فراهم می باشد. با {phone} تماس بگیرید.',
    },
    {
      lang: 'ru',
      name: 'Русский',
      text: 'ВНИМАНИЕ: Если вы говорите на русском языке, вам доступны бесплатные услуги языковой поддержки. Соответствующие вспомогательные средства и услуги по предоставлению информации в доступных форматах также предоставляются бесплатно. Позвоните по телефону {phone} или обратитесь к своему поставщику услуг.',
    },
    {
      lang: 'ja',
      name: '日本語',
      text: '注：日本語を話される場合、無料の言語支援サービスをご利用いただけます。アクセシブル（誰もが利用できるよう配慮された）な形式で情報を提供するための適切な補助支援やサービスも無料でご利用いただけます。{phone}までお電話ください。または、ご利用の事業者にご相談ください。',
    },
    {
      lang: 'ar',
      dir: 'rtl',
      name: 'العربية',
      text: 'تنبيه: إذا كنت تتحدث اللغة العربية، فستتوفر لك خدمات المساعدة اللغوية المجانية. كما تتوفر وسائل مساعدة وخدمات مناسبة لتوفير المعلومات بتنسيقات يمكن الوصول إليها مجانًا. اتصل على الرقم {phone} أو تحدث إلى مقدم الخدمة.',
    },
    {
      lang: 'pa',
      name: 'ਪੰਜਾਬੀ',
      text: 'ਧਿਆਨ ਦਿਓ: ਜੇ ਤੁਸੀਂ ਪੰਜਾਬੀ ਬੋਲਦੇ ਹੋ, ਤਾਂ ਭਾਸ਼ਾ ਵਿੱਚ ਸਹਾਇਤਾ ਸੇਵਾ ਤੁਹਾਡੇ ਲਈ ਮੁਫਤ ਉਪਲਬਧ ਹੈ। {phone}',
    },
    {
      lang: 'km',
      name: 'ខ្មែរ',
      text: 'ប្រយ័ត្ន៖ បើសិនជាអ្នកនិយាយ ភាសាខ្មែរ, សេវាជំនួយផ្នែកភាសា ដោយមិនគិតឈ្នួល គឺអាចមានសំរាប់បំរើអ្នក។ ចូរ ទូរស័ព្ទ {phone}។',
    },
    {
      lang: 'hmn',
      name: 'Hmoob',
      text: 'LUS CEEV: Yog tias koj hais lus Hmoob, cov kev pab txog lus, muaj kev pab dawb rau koj. Hu rau {phone}.',
    },
    {
      lang: 'hi',
      name: 'हिन्दी',
      text: 'ध्यान दें: यदि आप हिंदी बोलते हैं तो आपके लिए मुफ्त में भाषा सहायता सेवाएं उपलब्ध हैं। {phone} पर कॉल करें।',
    },
    {
      lang: 'th',
      name: 'ไทย',
      text: 'เรียน: ถ้าคุณพูดภาษาไทยคุณสามารถใช้บริการช่วยเหลือทางภาษาได้ฟรี {phone}',
    },
  ],
  sections: [
    {
      id: 'statement',
      heading: 'Discrimination is against the law',
      body: [
        `${practice.name} complies with applicable Federal civil rights laws and does not discriminate on the basis of race, color, national origin (including limited English proficiency and primary language), age, disability, or sex (consistent with the scope of sex discrimination described at 45 CFR 92.101(a)(2)). ${practice.name} does not exclude people or treat them less favorably because of race, color, national origin, age, disability, or sex.`,
        'California law protects more. Under the Unruh Civil Rights Act we also do not discriminate because of ancestry, religion, citizenship, immigration status, medical condition, genetic information, marital status, gender (pregnancy included), gender identity, gender expression or sexual orientation.',
      ],
    },
    {
      id: 'aids',
      heading: 'Free help for people with disabilities',
      body: [
        `${practice.name} provides people with disabilities reasonable modifications and free appropriate auxiliary aids and services to communicate effectively with us, in good time, such as:`,
        {
          list: [
            'Qualified sign language interpreters',
            'Written information in other formats (large print, audio, accessible electronic formats, other formats)',
          ],
        },
        'If you have trouble hearing or speaking, dial 711. The California relay service is free. Give it our number.',
        'You may bring your service animal. If you need help to get onto the table, more time, or someone with you, tell us.',
      ],
    },
    {
      id: 'language',
      heading: 'Free help in your language',
      body: [
        'ATTENTION: If you speak a language other than English, free language assistance services are available to you. Appropriate auxiliary aids and services to provide information in accessible formats are also available free of charge. Call {phone} or speak to your provider.',
        `${practice.name} provides free language assistance services, in good time, to people whose primary language is not English, which may include:`,
        {
          list: ['Qualified interpreters', 'Information written in other languages'],
        },
        'You do not have to bring your own interpreter. Please do not ask a child to interpret for you. Lines on free help in 15 more languages stand further down on this page.',
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask for this help',
      body: [
        'If you need reasonable modifications, appropriate auxiliary aids and services, or language assistance services, contact us. Our details are at the end of this page. Tell us when you make the appointment, so that the help is there when you come.',
        'This notice is on our website at all times. The foot of each page links to it. You can also ask us for it on paper.',
      ],
    },
    {
      id: 'complaints',
      heading: 'How to file a complaint',
      body: [
        `If you believe that ${practice.name} has failed to provide these services or discriminated in another way on the basis of race, color, national origin, age, disability, or sex, you can file a grievance with us. You can do so in person or by mail, fax, or email. Ask for the person in charge of civil rights. If you need help filing a grievance, we help you.`,
        'You can also file a civil rights complaint with the U.S. Department of Health and Human Services, Office for Civil Rights:',
        {
          terms: [
            ['Online', 'https://ocrportal.hhs.gov/ocr/portal/lobby.jsf'],
            [
              'By mail',
              'U.S. Department of Health and Human Services, 200 Independence Avenue SW, Room 509F, HHH Building, Washington, D.C. 20201',
            ],
            ['By phone', '1-800-368-1019, 800-537-7697 (TDD)'],
          ],
        },
        'Complaint forms are at https://www.hhs.gov/ocr/complaints/index.html.',
        'In California you can also turn to these offices:',
        {
          terms: [
            [
              'California Civil Rights Department',
              'calcivilrights.ca.gov, 800-884-1684 (voice), 800-700-2320 (TTY), or the relay service at 711',
            ],
            [
              'Office of Civil Rights of the Department of Health Care Services, if you have Medi-Cal',
              '(916) 440-7370, or the relay service at 711; CivilRights@dhcs.ca.gov',
            ],
          ],
        },
        'We will not retaliate against you for a grievance or a complaint.',
      ],
    },
  ],
  links: [
    { href: '/legal/accessibility', label: 'Accessibility of this website' },
    { href: '/legal/notice-of-privacy-practices', label: 'Notice of Privacy Practices' },
    { href: '/resources/appointment-prep', label: 'Getting ready for your appointment' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
