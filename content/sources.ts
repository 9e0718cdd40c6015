/**
 * What the health pages rest on (../shared/content/clinical-facts.md, section 13). Grade A is a primary study, a guideline or an
 * official body; B was read as a summary or copy of such a source and is cited as the original, never linked to a mirror; C is
 * a hospital's, clinic's or patients' site.
 */
type Source = { title: string; grade: 'A' | 'B' | 'C'; href: string | null }

const table = {
  MAYO: {
    title: 'Mayo Clinic: Herniated disk overview (2016)',
    grade: 'C',
    href: 'https://mayoclinic.org/diseases-conditions/herniated-disk/home/ovc-20271246',
  },
  'NICE-S': {
    title: 'NICE guideline NG59: Low back pain and sciatica',
    grade: 'B',
    href: 'https://www.nice.org.uk/guidance/ng59',
  },
  REGR1: {
    title: 'BMC Musculoskelet Disord 2020: Regression of disc herniation',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7419225',
  },
  REGR2: {
    title: '2023 review: Disc herniations that shrink by themselves',
    grade: 'B',
    href: 'https://pubmed.ncbi.nlm.nih.gov/37559207/',
  },
  'SPORT-D2': {
    title: 'JAMA 2006: SPORT disc trial',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2553805',
  },
  'SPORT-D4': {
    title: 'Spine 2008: SPORT disc, 4 years',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2756172',
  },
  'SPORT-D8': { title: 'SPORT disc trial, 8 years', grade: 'B', href: null },
  'SPORT-S4': {
    title: 'Spine 2010: SPORT stenosis, 4 years',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3392200',
  },
  'SPORT-DS4': {
    title: 'JBJS 2009: SPORT slip, 4 years',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2686131',
  },
  'SPORT-DS8': {
    title: 'Spine 2018: SPORT slip, 8 years',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6185822',
  },
  NHSW: {
    title: 'NHS 111 Wales: Sciatica',
    grade: 'A',
    href: 'https://111.wales.nhs.uk/encyclopaedia/s/article/sciatica/',
  },
  'AAFP-CR': { title: 'American Family Physician 2010: Cervical radiculopathy', grade: 'B', href: null },
  'UTD-CR': { title: 'UpToDate: Treatment of cervical radiculopathy', grade: 'B', href: null },
  NIAMS: { title: 'NIAMS: Questions and answers about spinal stenosis (2013)', grade: 'A', href: null },
  CUH: {
    title: 'Cambridge University Hospitals: Recovery after lumbar decompression',
    grade: 'C',
    href: 'https://cuh.nhs.uk/patient-information/post-operative-recovery-following-lumbar-decompression-surgery/',
  },
  BRINJ: {
    title: 'AJNR 2015: Imaging features in asymptomatic people',
    grade: 'A',
    href: 'https://ajnr.org/content/36/4/811',
  },
  ACP: { title: 'American College of Physicians 2017: Low back pain guideline', grade: 'B', href: null },
  'AAFP-LBP': {
    title: 'AAFP: ACP guideline summary',
    grade: 'A',
    href: 'https://aafp.org/afp/2017/0915/p407.html',
  },
  SKOLD: {
    title: 'Eur Spine J 2013: Disc replacement vs fusion, 5 years',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3804684',
  },
  STATP: {
    title: 'StatPearls: Lumbosacral spondylolisthesis',
    grade: 'A',
    href: 'https://statpearls.com/point-of-care/24481',
  },
  'CG-SPL': {
    title: 'Clinical Gate: Spondylolisthesis',
    grade: 'C',
    href: 'https://clinicalgate.com/spondylolisthesis-sagittal-plane-lumbar-spine-deformity-correction',
  },
  MYEL: {
    title: 'Myelopathy Support: What is cervical myelopathy',
    grade: 'C',
    href: 'https://healthunlocked.com/myelopathy-support/posts/135759020/what-is-cervical-myelopathy',
  },
  SYD: {
    title: 'Sydney Spine Institute: Cervical myelopathy',
    grade: 'C',
    href: 'https://sydneyspineinstitute.com.au/cervical-myelopathy/',
  },
  DCM: {
    title: 'AO Spine and CSRS guideline 2017: Degenerative cervical myelopathy',
    grade: 'B',
    href: 'https://pubmed.ncbi.nlm.nih.gov/29164035/',
  },
  AAPMR: { title: 'AAPM&R: Scoliosis', grade: 'A', href: 'https://now.aapmr.org/scoliosis/' },
  PREM: {
    title: 'Premier Brain & Spine: Adult degenerative scoliosis',
    grade: 'C',
    href: 'https://premierbrainspine.com/spinal-conditions/adult-degenerative-scoliosis/',
  },
  ANS: {
    title: 'American Neurospine: Compression fractures',
    grade: 'C',
    href: 'https://americanneurospine.com/services/compression-fractures/',
  },
  'UTD-V': {
    title: 'UpToDate: Osteoporotic vertebral fractures',
    grade: 'A',
    href: 'https://uptodate.com/contents/osteoporotic-thoracolumbar-vertebral-compression-fractures-clinical-manifestations-and-treatment',
  },
  'COCH-VP': {
    title: 'Cochrane 2018: Vertebroplasty',
    grade: 'A',
    href: 'https://cochranelibrary.com/cdsr/doi/10.1002/14651858.CD006349.pub4/full',
  },
  LAKE: {
    title: 'Anesth Analg 2013: Facet steroid vs RF',
    grade: 'A',
    href: 'https://journals.lww.com/anesthesia-analgesia/Fulltext/2013/07000/A_Comparison_of_Intraarticular_Lumbar_Facet_Joint.34.aspx',
  },
  COHEN: {
    title: 'RAPM 2020: Lumbar facet consensus guideline',
    grade: 'A',
    href: 'https://doi.org/10.1136/rapm-2019-101243',
  },
  SIJ: {
    title: 'Tzu Chi Med J: Sacroiliac joint pain review',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6905244',
  },
  ISASS: {
    title: 'ISASS policy 2016: SI joint fusion',
    grade: 'A',
    href: 'https://ijssurgery.com/content/10/26.full.txt',
  },
  WMSK: { title: 'WikiMSK: Sacroiliac joint pain', grade: 'C', href: null },
  INSITE: {
    title: 'IJSS 2015: INSITE trial, 6 months',
    grade: 'A',
    href: 'https://ijssurgery.com/content/9/6',
  },
  SIBONE: {
    title: 'Sacroiliac joint pain: burden of disease, 2014 (authors employed by a manufacturer)',
    grade: 'A',
    href: 'https://dovepress.com/sacroiliac-joint-pain-burden-of-disease-peer-reviewed-fulltext-article-MDER',
  },
  'AANS-T': {
    title: 'AANS: Spinal tumors',
    grade: 'A',
    href: 'https://aans.org/en/Patients/Neurosurgical-Conditions-and-Treatments/Spinal-Tumors',
  },
  NOTT: {
    title: 'Nottingham spinal surgeon: Tumors',
    grade: 'C',
    href: 'https://nottinghamspinalsurgeon.co.uk/conditions/spinal-tumours-and-metastasis/',
  },
  'SH-T': {
    title: 'Spine-health: Metastatic tumor symptoms',
    grade: 'C',
    href: 'https://spine-health.com/conditions/spinal-tumor/metastatic-spinal-tumor-symptoms',
  },
  STEES: {
    title: 'South Tees NHS: Metastatic spinal cord compression',
    grade: 'C',
    href: 'https://southtees.nhs.uk/staff-area/resources/metastatic-spinal-cord-compression',
  },
  'RNOH-M': {
    title: 'RNOH NHS: MSCC patient information',
    grade: 'C',
    href: 'https://www.rnoh.nhs.uk/services/spinal-surgical-unit/metastatic-spinal-cord-compression/mscc-patient-information',
  },
  CRUK: {
    title: 'Cancer Research UK: Spinal cord compression',
    grade: 'A',
    href: 'https://cancerresearchuk.org/about-cancer/coping-with-cancer/coping-physically/spinal/what-spinal-cord-compression-is',
  },
  FBSS1: {
    title: 'Review: Failed back surgery syndrome',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5106227',
  },
  FBSS2: {
    title: 'JYMS 2024: FBSS terminology and care',
    grade: 'A',
    href: 'https://e-jyms.org/journal/view.php?number=2844',
  },
  'SSI-R': {
    title: 'Open J Orthop 2021: Lumbar infection risk review',
    grade: 'A',
    href: 'https://scirp.org/journal/paperinformation.aspx?paperid=108412',
  },
  'SSI-1': {
    title: 'JOSR 2017: Infection after lumbar surgery',
    grade: 'A',
    href: 'https://josr-online.biomedcentral.com/articles/10.1186/s13018-017-0612-1',
  },
  'SSI-M': {
    title: 'TCRM 2018: Infection risk meta-analysis',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6217168',
  },
  PROI: {
    title: 'Indian J Orthop 2013: Lumbar complications',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3745686',
  },
  'SH-MD': {
    title: 'Spine-health: Microdiscectomy risks',
    grade: 'C',
    href: 'https://spine-health.com/treatment/back-surgery/microdiscectomy-spine-surgery-risks-complications-and-success-rates',
  },
  'NHS-L': {
    title: 'NHS: Lumbar decompression recovery',
    grade: 'A',
    href: 'https://nhs.uk/conditions/lumbar-decompression-surgery/recovery/',
  },
  'NHS-A': {
    title: 'NHS: Lumbar decompression, after (older)',
    grade: 'A',
    href: 'https://nhs.uk/Conditions/Lumbardecompressivesurgery/Pages/Afterwardspage.aspx',
  },
  'RTW-R': {
    title: 'Spine J 2018: Return to work review',
    grade: 'A',
    href: 'https://cris.vub.be/en/publications/return-to-work-following-surgery-for-lumbar-radiculopathy-a-systematic-review',
  },
  JBJSOA: {
    title: 'JBJS Open Access 2018: Reherniation',
    grade: 'A',
    href: 'https://journals.lww.com/jbjsoa/FullText/2018/06000/Patients_at_the_Highest_Risk_for_Reherniation.1.aspx',
  },
  MLP: { title: 'MedlinePlus: Spine surgery, discharge', grade: 'B', href: null },
  TLIF1: {
    title: 'JOSR 2019: Open vs MIS TLIF',
    grade: 'B',
    href: 'https://doi.org/10.1186/s13018-019-1266-y',
  },
  TLIF2: { title: 'JOSR 2018: MIS vs open TLIF, 7 RCTs', grade: 'B', href: null },
  CSORN: { title: 'Canadian registry: Return to work after spine surgery', grade: 'B', href: null },
  'RNOH-F': {
    title: 'RNOH NHS: Low back fusion',
    grade: 'C',
    href: 'https://rnoh.nhs.uk/patients-and-visitors/patient-information-guides/low-back-fusion-surgery',
  },
  GLASS: {
    title: 'Glassman 2000: Smoking and fusion of the spine',
    grade: 'B',
    href: 'https://pubmed.ncbi.nlm.nih.gov/11034645/',
  },
  ASP: {
    title: 'Cohort: Problems next to a fusion',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4078180',
  },
  ASD1: {
    title: 'J Neurosurg Spine 2016: Complications of adult deformity surgery',
    grade: 'A',
    href: 'https://cns.org/news-advocacy/neurosurgery-watch/prospective-evaluation-complication-rates-associated-adult-spinal',
  },
  ASD2: {
    title: 'Spine 2024: Deformity complications',
    grade: 'A',
    href: 'https://vivo.weill.cornell.edu/display/pubid38375636',
  },
  ROB1: {
    title: 'First review: screws placed with a robot or by hand',
    grade: 'B',
    href: 'https://pubmed.ncbi.nlm.nih.gov/33370470/',
  },
  ROB2: {
    title: 'Second review: screws placed with a robot or by hand',
    grade: 'B',
    href: 'https://pubmed.ncbi.nlm.nih.gov/29457345/',
  },
  ROB3: {
    title: 'EFORT Open Reviews 2024: Robots in spine surgery',
    grade: 'A',
    href: 'https://eor.bioscientifica.com/view/journals/eor/9/11/EOR-24-0062.xml',
  },
  ED1: {
    title: 'Global Spine Journal 2020: Endoscopic surgery and microdiscectomy',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8351066',
  },
  ED2: { title: '2025 review: Endoscopic surgery and microdiscectomy', grade: 'B', href: null },
  'SH-CDR': {
    title: 'Spine-health: Hospital care, cervical disc',
    grade: 'C',
    href: 'https://spine-health.com/treatment/artificial-disc-replacement/hospital-care-after-cervical-artificial-disc-replacement',
  },
  CDA1: {
    title: 'Review of 11 trials: Neck disc replacement or fusion',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7031601',
  },
  CDA20: { title: '20-year randomized trial: Neck disc replacement', grade: 'B', href: null },
  KRAMES: {
    title: 'Krames: Cervical disc replacement discharge',
    grade: 'C',
    href: 'https://cartersvillemedicalkiosk.kramesonline.com/HealthInfoLetter/22,C,86',
  },
  'TDR-R': {
    title: 'Review: Lumbar disc replacement',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6306000',
  },
  LAMB: { title: 'Spine Journal 2023: Revision and first fusions', grade: 'A', href: null },
  SUH: {
    title: 'Asian Spine J 2017: Revision outcomes',
    grade: 'A',
    href: 'https://asianspinejournal.org/journal/view.php?number=240',
  },
  'COCH-ESI': {
    title: 'Cochrane 2020: Epidural steroid',
    grade: 'A',
    href: 'https://cochranelibrary.com/cdsr/doi/10.1002/14651858.CD013577/full',
  },
  AAN: {
    title: 'Neurology 2025: AAN systematic review',
    grade: 'B',
    href: 'https://doi.org/10.1212/WNL.0000000000213361',
  },
  'AAN-N': { title: 'News report on the AAN 2025 review', grade: 'B', href: null },
  MENG: {
    title: 'DDDT 2015: Epidurals in stenosis',
    grade: 'A',
    href: 'https://dovepress.com/front_end/epidural-injections-with-or-without-steroids-in-managing-chronic-low-b-peer-reviewed-fulltext-article-DDDT',
  },
  FDA: { title: 'FDA 2014: Warning on steroid injections near the spine', grade: 'B', href: null },
  FJI: {
    title: 'Exp Ther Med 2019: Facet steroid injection',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6781832',
  },
  MINT: { title: 'JAMA 2017: Mint trials', grade: 'A', href: 'https://pubmed.ncbi.nlm.nih.gov/28672319/' },
  'RFA-O': {
    title: '2015: Long-term relief after radiofrequency ablation',
    grade: 'A',
    href: 'https://clinmedjournals.org/articles/ijaa/ijaa-2-028.php?jid=ijaa',
  },
  WALK: {
    title: 'WalkBack trial, The Lancet 2024',
    grade: 'B',
    href: 'https://www.mq.edu.au/research/research-centres-groups-and-facilities/groups/spinal-pain-research-group/our-projects/walkback-trial',
  },
  'CDC-OP': {
    title: 'CDC 2022: Opioid guideline',
    grade: 'A',
    href: 'https://cdc.gov/overdose-prevention/hcp/clinical-guidance/recommendations-and-principles.html',
  },
  TSACO: {
    title: 'Trauma Surg Acute Care Open: table 8',
    grade: 'A',
    href: 'https://tsaco.bmj.com/highwire/markup/135492/expansion',
  },
  'ASA-23': {
    title: 'American Society of Anesthesiologists 2023: Guidance on GLP-1 drugs',
    grade: 'A',
    href: 'https://asahq.org/about-asa/newsroom/news-releases/2023/06/american-society-of-anesthesiologists-consensus-based-guidance-on-preoperative',
  },
  'GLP-24': { title: 'Conexiant: Five societies on GLP-1', grade: 'B', href: null },
  'GLP-B': { title: 'Becker’s ASC: Updated GLP-1 guidance', grade: 'B', href: null },
  'GLP-25': { title: 'OR Manager: 2025 consensus', grade: 'B', href: null },
  FAST: { title: 'Fasting before surgery (guideline summary)', grade: 'B', href: null },
  IJSS: {
    title: 'IJSS 2017: Smoking and fusion',
    grade: 'A',
    href: 'https://ijssurgery.com/content/11/4/29',
  },
  'SH-N': {
    title: 'Spine-health: Quitting before fusion',
    grade: 'C',
    href: 'https://spine-health.com/wellness/stop-smoking/quitting-smoking-a-spinal-fusion',
  },
  UIHC: {
    title: 'University of Iowa Health Care: Shower before surgery',
    grade: 'C',
    href: 'https://uihc.org/health-topics/pre-operative-shower-using-chlorhexidine-gluconate-chg',
  },
  'WHO-B': {
    title: 'WHO 2018 SSI guideline: bathing review',
    grade: 'A',
    href: 'https://ncbi.nlm.nih.gov/books/NBK536394',
  },
  JAAOS: {
    title: 'JAAOS 2018: Home chlorhexidine',
    grade: 'A',
    href: 'https://journals.lww.com/jaaos/Fulltext/2018/01150/No_Clear_Benefit_of_Chlorhexidine_Use_at_Home.7.aspx',
  },
  KEIP: {
    title: 'Keiper Spine: Instructions after surgery',
    grade: 'C',
    href: 'https://keiperspine.com/post-surgery_instructions.stm',
  },
  JCMG: {
    title: 'Jefferson City Medical Group: Post-op',
    grade: 'C',
    href: 'https://jcmg.org/spine-surgery-post-operative-instructions/',
  },
  SSD: {
    title: 'Spine surgery discharge basics',
    grade: 'C',
    href: 'https://spinesurgerydoctor.com/treatments/surgical-discharge',
  },
  MLH: {
    title: 'Main Line Health: At-home tips',
    grade: 'C',
    href: 'https://frontdoor.mainlinehealth.org/specialties/spine-surgery/guide/at-home-tips',
  },
  DRIVE: {
    title: 'Asian Spine J 2017: Driving after spine surgery',
    grade: 'A',
    href: 'https://asianspinejournal.org/journal/view.php?number=221',
  },
  'DRIVE-F': { title: 'Reaction time after lumbar fusion (21 people)', grade: 'B', href: null },
  'CDC-VTE': {
    title: 'CDC: Know the risks of blood clots',
    grade: 'A',
    href: 'https://stacks.cdc.gov/view/cdc/34877',
  },
  KUH: { title: 'Mayo Clinic: Pain medicines after surgery', grade: 'B', href: null },
  DRUGS: { title: 'Drugs.com: Opioid safety', grade: 'C', href: 'https://drugs.com/cg/opioid-safety.html' },
  RFREE: {
    title: 'Royal Free NHS: Cauda equina',
    grade: 'C',
    href: 'https://royalfree.nhs.uk/patients-and-visitors/patient-information-leaflets/cauda-equina-syndrome',
  },
  TORB: {
    title: 'Torbay NHS: Cauda equina',
    grade: 'C',
    href: 'https://torbayandsouthdevon.nhs.uk/services/specialist-spinal-orthopaedic-physiotherapy-service/common-spinal-conditions/cauda-equina-syndrome/',
  },
  BASS: {
    title: 'British Assoc. of Spine Surgeons: Cauda equina',
    grade: 'A',
    href: 'https://spinesurgeons.org.uk/Cauda-Equina-Syndrome',
  },
  SEA: {
    title: 'AccessMedicine: Epidural abscess',
    grade: 'A',
    href: 'https://accessmedicine.mhmedical.com/content.aspx?bookid=2715&sectionid=249058684',
  },
  'SEA-B': { title: 'BMJ Best Practice: Epidural abscess', grade: 'B', href: null },
  BEFAST: {
    title: 'Ohio Dept of Health: Stroke',
    grade: 'A',
    href: 'https://odh.ohio.gov/wps/wcm/connect/gov/ohio+content+english/odh/know-our-programs/stroke/',
  },
  '988': {
    title: 'Family and Caregiver Toolkit: 988 lifeline',
    grade: 'C',
    href: 'https://familyandcaregivertoolkit.org/988-crisis-lifeline',
  },
  SAMHSA: {
    title: 'SAMHSA 2023: Spanish text and chat',
    grade: 'A',
    href: 'https://samhsa.gov/newsroom/press-announcements/20230713/988-suicide-crisis-lifeline-adds-spanish-text-chat-service-ahead-one-year-anniversary',
  },
  ANAT: {
    title: 'Alton Memorial Hospital: Anatomy of the spine',
    grade: 'C',
    href: 'https://altonmemorialhospital.org/Health-Library/View-Content?contentId=P07391&contentTypeId=85',
  },
  CONUS: {
    title: 'Operative Neurosurgery wiki: Conus medullaris',
    grade: 'C',
    href: 'https://operativeneurosurgery.com/doku.php?id=conus_medullaris',
  },
  DERM: {
    title: 'Morton Cure Paralysis Fund: Levels (ASIA)',
    grade: 'C',
    href: 'https://mcpf.org/about-sci/spinal-cord-injury-basics/sensory-versus-motor-levels/',
  },
  DERM2: { title: 'Study cards on skin areas, muscles and reflexes', grade: 'C', href: null },
  VSS: {
    title: 'Virginia Spine Specialists: Questions',
    grade: 'C',
    href: 'https://virginiaspinespecialists.com/38-questions-to-ask-your-surgeon-before-having-back-surgery/',
  },
  'MED-R': {
    title: 'Medicare.org (private site): Referrals',
    grade: 'C',
    href: 'https://medicare.org/articles/do-i-need-a-referral-to-see-a-specialist-with-medicare-advantage-plans/',
  },
  'AANS-PA': {
    title: 'AANS 2021: Medicare prior authorization',
    grade: 'A',
    href: 'https://aans.org/en/DC-E-News/2021/July-E-News/Medicare-Requires-Prior-Authorization-for-Spine-Procedures',
  },
  HN: {
    title: 'Health Net: Medi-Cal provider manual',
    grade: 'A',
    href: 'https://providerlibrary.healthnetcalifornia.com/medi-cal/provider-manual/product-descriptions/medi-cal-managed-care.html',
  },
  CMA: {
    title: 'California Medical Assoc.: 2024 contracts',
    grade: 'A',
    href: 'https://cmadocs.org/newsroom/news/view/ArticleId/50000/DHCS-finalizes-Medi-Cal-managed-care-contracts-for-2024-and-beyond',
  },
  GFE: {
    title: 'UVA Health: Good Faith Estimates',
    grade: 'C',
    href: 'https://uvahealth.com/support/billing-and-insurance/pricing/good-faith-estimates/',
  },
  GFE2: { title: 'Federal model notice: Right to a Good Faith Estimate', grade: 'C', href: null },
  PAG: { title: 'Physical Activity Guidelines for Americans', grade: 'C', href: null },
  OSHA: { title: 'OSHA: Computer workstations', grade: 'B', href: null },
  UWP: { title: 'UW-Platteville: Ergonomics', grade: 'C', href: 'https://uwplatt.edu/safety/ergonomics' },
  KOV: { title: 'Lancet 2003 mattress trial', grade: 'A', href: null },
  USPSTF: {
    title: 'USPSTF 2025: Osteoporosis screening',
    grade: 'A',
    href: 'https://uspreventiveservicestaskforce.org/page/document/updatesummaryfinal/osteoporosis-screening',
  },
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof table

export const sources: Record<SourceKey, Source> = table

export const sourceKeys = Object.keys(table) as [SourceKey, ...SourceKey[]]
