/**
 * The sources of the health pages. Grade A: primary study, guideline or official body. Grade B: such a
 * source, read only as a summary or copy, but cited as the original. Grade C: website of a hospital, clinic
 * or patient organization.
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
  'AAN-H': { title: 'HealthDay 2025: AAN review of epidural injections', grade: 'B', href: null },
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
  'GLP-24': { title: 'Conexiant: Five societies on GLP-1', grade: 'B', href: null },
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
  CBTI: {
    title: 'Review 2014: CBT for insomnia with chronic pain',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4248667',
  },
  CBTI2: {
    title: 'Br J Pain 2013: CBT-I in chronic pain, systematic review',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4590137',
  },
  'CDPH-VF': {
    title: 'California Dept of Public Health: Valley fever, health professionals',
    grade: 'A',
    href: 'https://cdph.ca.gov/Programs/CID/DCDC/Pages/ValleyFeverHealthProfessionals.aspx',
  },
  'CES-BP': {
    title: 'BMJ Best Practice: Cauda equina syndrome, prognosis',
    grade: 'B',
    href: null,
  },
  'CES-ED': {
    title: 'Am J Emerg Med 2020: Evaluation and management of cauda equina syndrome in the ED',
    grade: 'B',
    href: 'https://ajemjournal.com/article/S0735-6757(19)30535-2/fulltext',
  },
  'CES-PVR': {
    title: 'NDORMS Oxford: Post-void residual in 50 CES cases (abstract)',
    grade: 'A',
    href: 'https://ndorms.ox.ac.uk/publications/1241300',
  },
  'CES-SCAN': {
    title: 'J Neurol 2018: Scan-negative and scan-positive suspected CES, 276 patients',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/30298195',
  },
  'DCM-NH': {
    title: 'Global Spine J 2022: Degenerative cervical myelopathy, natural history',
    grade: 'B',
    href: null,
  },
  'EX-NMA': {
    title: 'Br J Sports Med 2020: Which exercise, network meta-analysis',
    grade: 'A',
    href: 'https://bjsm.bmjjournals.com/content/54/21/1279.full.txt',
  },
  'EX-WHO': {
    title: 'J Occup Rehabil 2023: Exercise review for WHO guideline',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10684665',
  },
  GCAM: {
    title: 'Goodman Campbell: Spinal infection',
    grade: 'C',
    href: 'https://goodmancampbell2020.welldonesite.com/conditions/spine/degenerative-disease/spinal-infection/',
  },
  HEAT: {
    title: 'Cochrane 2006: Superficial heat or cold for low back pain',
    grade: 'A',
    href: 'https://cochranelibrary.com/cdsr/doi/10.1002/14651858.CD004750.pub2/abstract',
  },
  'LSS-NH': {
    title: 'Eur Spine J 2017: Natural history of non-surgical stenosis, 146 patients',
    grade: 'A',
    href: 'https://gu.se/english/research/publication?publicationId=263432',
  },
  'MAYF-L': {
    title: 'Mayfield Brain & Spine: Decompressive laminectomy',
    grade: 'B',
    href: null,
  },
  NORD: {
    title: 'NEJM 2021: Decompression with or without fusion (NORDSTEN-DS)',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/34347953',
  },
  NORSP: {
    title: 'JAMA Netw Open 2020: Microdecompression vs fusion, Norwegian registry',
    grade: 'B',
    href: null,
  },
  'VO-105': {
    title: 'Infection 2014: 105 cases of vertebral osteomyelitis',
    grade: 'B',
    href: null,
  },
  'A1C-MI': {
    title: 'MSSIC: Tighter control beyond A1c 8%, 11,348 patients',
    grade: 'A',
    href: 'https://scholarlycommons.henryford.com/neurosurgery_articles/533/',
  },
  'A1C-NAT': {
    title: 'Global Spine J 2025: A1c and glucose strata, lumbar fusion (PMID 39829428)',
    grade: 'B',
    href: null,
  },
  'ACDF-CUR': {
    title: 'Cureus 2022: Return to work after 1–2-level ACDF, 68 people',
    grade: 'B',
    href: null,
  },
  'ACDF-DRV': {
    title: 'Evid Based Spine Care J 2013: Driving disability, ACDF vs disc replacement',
    grade: 'A',
    href: 'https://vivo.weill.cornell.edu/display/pubid24436875',
  },
  'ACDF-RD': {
    title: 'Ding et al. abstract: On-road driving after cervical surgery, 21 patients',
    grade: 'B',
    href: 'https://ouci.dntb.gov.ua',
  },
  'ACDF-RTA': {
    title: 'Registry study: Return to driving and work after ACDF and disc replacement',
    grade: 'B',
    href: null,
  },
  'ACDF-RTW': {
    title: 'IJSS 2022: Return to work after ACDF for myelopathy',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/35086876',
  },
  ACNR: {
    title: 'ACNR: ACDF review',
    grade: 'A',
    href: 'https://acnr.co.uk/?p=7632',
  },
  ADAM: {
    title: 'A.D.A.M. In-Depth: Osteoporosis',
    grade: 'B',
    href: null,
  },
  AHRQ20: {
    title: 'AHRQ 2020: Noninvasive nonpharmacological treatment for chronic pain',
    grade: 'A',
    href: 'https://ncbi.nlm.nih.gov/books/NBK556219',
  },
  'AJNR-VA': {
    title: 'AJNR 2018: Vertebroplasty and kyphoplasty, latest data',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7410658',
  },
  'ALB-MA': {
    title: 'Front Surg 2022: Low albumin and spine surgery',
    grade: 'A',
    href: 'https://frontiersin.org/articles/10.3389/fsurg.2022.1030539/full',
  },
  ALENT: {
    title: 'Alentado & Steinmetz 2019: Complications in lumbar interbody fusion',
    grade: 'B',
    href: null,
  },
  'ALIF-227': {
    title: 'Global Spine J 2015: ALIF approach complications, 227 cases',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4771511',
  },
  'AMJ-LIF': {
    title: 'AME Med J 2024: Lumbar fusion approaches, narrative review',
    grade: 'A',
    href: 'https://amj.amegroups.org/article/view/9218/html',
  },
  APS: {
    title: 'APS Pain Centers: RFA',
    grade: 'C',
    href: 'https://apspaincenters.com/radio-frequency-ablation/',
  },
  APSS: {
    title: 'Congress abstract 2026: Glycemic status after spine surgery',
    grade: 'B',
    href: 'https://apss2026ph.org/research/rf90%23010',
  },
  ASBMR: {
    title: 'J Bone Miner Res 2019: ASBMR task force on vertebral augmentation',
    grade: 'A',
    href: 'https://experts.umn.edu/en/publications/the-efficacy-and-safety-of-vertebral-augmentation-a-second-asbmr-',
  },
  'ASD-META': {
    title: 'Medicine 2016: Adjacent segment degeneration after cervical surgery, 83 studies',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5058869',
  },
  'ASLS-SAE': {
    title: 'Duke: Serious adverse events in ASLS',
    grade: 'A',
    href: 'https://dukespace.lib.duke.edu/items/a810fcc7-fdf0-4de1-95be-5d40dfee5b42',
  },
  'ASLS-X': {
    title: 'J Neurosurg Spine 2023: Failure of non-operative care',
    grade: 'A',
    href: 'https://profiles.wustl.edu/en/publications/failure-of-nonoperative-care-in-adult-symptomatic-lumbar-scoliosi',
  },
  ASLS8: {
    title: 'JAMA Surg 2025: Adult lumbar scoliosis, 8 years',
    grade: 'B',
    href: null,
  },
  'BIO-ACDF': {
    title: 'BiologyInsights: What to expect after ACDF',
    grade: 'C',
    href: 'https://biologyinsights.com/what-to-expect-after-your-acdf-surgery',
  },
  'BIO-SCO': {
    title: 'BiologyInsights: After scoliosis surgery',
    grade: 'C',
    href: 'https://biologyinsights.com/what-to-expect-after-scoliosis-surgery',
  },
  'BONE-ASD': {
    title: 'J Clin Med 2024: Bone health in adult deformity',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11355164',
  },
  'BONE-W': {
    title: 'ISSLS textbook (Wheeless): Osteoporosis and bone optimization',
    grade: 'A',
    href: null,
  },
  'C5-M': {
    title: 'Asian Spine J 2025: Incidence of C5 palsy, 21,231 cases',
    grade: 'A',
    href: 'https://asianspinejournal.org/journal/view.php?number=1836',
  },
  CALHR: {
    title: 'CalHR manual 2107 (2016 view): FMLA/CFRA',
    grade: 'A',
    href: 'https://hrmanual.calhr.ca.gov',
  },
  'CARE-MRI': {
    title: 'Carenyx: MRI report confusing terms',
    grade: 'C',
    href: null,
  },
  'CES-CHR': {
    title: 'Eur Spine J 2023: Chronic CES decompression, self-assessment',
    grade: 'A',
    href: 'https://link.springer.com/10.1007/s00586-023-07984-y',
  },
  'CES-EA': {
    title: 'Eames, review: Cauda equina syndrome (Spinal injuries)',
    grade: 'B',
    href: null,
  },
  'CES-NEU': {
    title: 'Neurodiem: Clinical gaps in scan-negative CES',
    grade: 'B',
    href: 'https://neurodiem.com/news/clinical-gaps-in-scan-negative-cauda-equina-syndrome-2NA1y9GtWwxrY1FKAsRXkb',
  },
  'CES-PP': {
    title: 'Physiopedia: Cauda equina syndrome (page difference)',
    grade: 'C',
    href: 'https://physio-pedia.com/index.php?title=Cauda_Equina_Syndrome',
  },
  'CES-PRED': {
    title: 'Int J Surg 2024: Long-term recovery of CES',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11254269',
  },
  'CG-POST': {
    title: 'Clinical Gate: Posterior approach to cervical degenerative disease',
    grade: 'C',
    href: 'https://clinicalgate.com/posterior-approach-to-cervical-degenerative-disease',
  },
  CHER: {
    title: 'Clinical Advisor on JAMA 2016: MBSR vs CBT vs usual care',
    grade: 'B',
    href: 'https://clinicaladvisor.com/home/topics/pain-information-center/mindfulness-cbt-can-reduce-chronic-low-back-pain/',
  },
  CHER2: {
    title: 'JAMA 2016: same trial (flow figure)',
    grade: 'A',
    href: 'https://jamanetwork.com/journals/jama/fullarticle/2504811',
  },
  'CHI-SV': {
    title: 'CHI St. Vincent: Spinal infections',
    grade: 'C',
    href: 'https://chistvincent.com/clinical-services/st-vincent-spine-center/spinal-infections',
  },
  CLAM: {
    title: 'Asian J Neurosurg 2019: Posterior cervical laminectomy, 110 patients',
    grade: 'A',
    href: 'https://thieme-connect.com/products/ejournals/html/10.4103/ajns.AJNS_49_19',
  },
  COEK: {
    title: 'Chandra et al., book chapter: Procedures for compression fractures',
    grade: 'B',
    href: null,
  },
  CORTHO: {
    title: 'Complete Orthopedics: Recovery after ACDF',
    grade: 'C',
    href: 'https://cortho.org/spine/acdf-recovery/',
  },
  'DCM-JLA': {
    title: 'James Lind Alliance: DCM priority 2',
    grade: 'A',
    href: 'https://jla.nihr.ac.uk/priority-setting-partnerships/Degenerative-Cervical-Myelopathy/',
  },
  'DCM-MS': {
    title: 'Medscape 2018: Natural history of cervical spondylotic myelopathy',
    grade: 'B',
    href: 'https://medscape.com/answers/1144952-104006',
  },
  'DCM-ORG': {
    title: 'Myelopathy.org: Natural history of DCM (own review, 6 studies)',
    grade: 'C',
    href: 'https://myelopathy.org/the-natural-history-of-dcm/',
  },
  DENS: {
    title: 'Delaware neurosurgeon: Constipation',
    grade: 'C',
    href: 'https://deneurosurgery.com/constipation',
  },
  'DHCS-T': {
    title: 'California DHCS: Medi-Cal transportation FAQ',
    grade: 'A',
    href: 'https://sps2016.dhcs.ca.gov/services/medi-cal/Pages/Transportation_General_FAQ.aspx',
  },
  'DIR-FAQ': {
    title: 'California DIR/DWC: FAQ for employees',
    grade: 'B',
    href: null,
  },
  'DIR-MPN': {
    title: 'California DWC: Medical provider networks',
    grade: 'A',
    href: 'https://dir.ca.gov/DWC/MPN/DWC_MPN_Main.html',
  },
  'DMHC-LA': {
    title: 'California DMHC: Language assistance',
    grade: 'A',
    href: 'https://dmhc.ca.gov/healthcareincalifornia/yourhealthcarerights/languageassistance',
  },
  'DRIVE-38': {
    title: 'Int Orthop 2016: Driving abstinence after lumbar fusion, 38 patients',
    grade: 'B',
    href: null,
  },
  'DRIVE-CA': {
    title: 'Global Spine J 2015: When is it safe to return to driving (UCLA/USC)',
    grade: 'A',
    href: 'https://pesquisa.bvsalud.org/portal/resource/PT/mdl-26225275',
  },
  'DRIVE-HD': {
    title: 'MDLinx on Eur Spine J 2012: Driving after lumbar disc surgery',
    grade: 'B',
    href: 'https://mdlinx.com/orthopedics/medical-news-article/2012/06/04/spine/4093839/',
  },
  'DSS-MRI': {
    title: 'Desert Spine and Sports: MRI terms',
    grade: 'C',
    href: 'https://desertspineandsports.com/mri-terminology/',
  },
  'DUKE-N': {
    title: 'Duke Scholars: Perioperative nutrition in spine surgery',
    grade: 'A',
    href: 'https://scholars.duke.edu/publication/1632157',
  },
  'EDD-DI': {
    title: 'California EDD: DI eligibility',
    grade: 'A',
    href: 'https://edd.ca.gov/en/Disability/Am_I_Eligible_for_DI_Benefits',
  },
  EVEN: {
    title: 'Spine 2012: Epidural steroids and blood glucose in diabetes',
    grade: 'A',
    href: 'https://journals.lww.com/spinejournal/Abstract/2012/01010/Effects_of_Epidural_Steroid_Injections_on_Blood.22.aspx',
  },
  FACET: {
    title: 'JAMA Neurol 2022: FACET trial, 1 year',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9679957',
  },
  FBI: {
    title: 'Florida Back Institute: Epidural steroid injections',
    grade: 'C',
    href: 'https://floridabackinstitute.com/contents/treatment-options/epidural-steroid-injections',
  },
  GARALA: {
    title: 'Dr. Garala: After an injection',
    grade: 'C',
    href: 'https://drgarala.com/post-procedure-info/',
  },
  GIRFT: {
    title: 'GIRFT (NHS England) 2023: Pathway for cauda equina syndrome',
    grade: 'A',
    href: 'https://gettingitrightfirsttime.co.uk/pathway-supports-clinicians-to-diagnose-and-treat-cauda-equina-syndrome-without-delay/',
  },
  GOLF: {
    title: 'Sports Health 2017: Return to golf after lumbar fusion',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/27879299',
  },
  'HAM-SI': {
    title: 'Hamilton Orthopedic: SI joint fusion',
    grade: 'C',
    href: 'https://hamiltonorthopedic.com/services/surgical-procedures/spine/sacroiliac-joint-fusion/',
  },
  'HEM-196': {
    title: '2015: Vertebral hemangiomas, 196 adults on CT',
    grade: 'A',
    href: 'https://cris.tau.ac.il/en/publications/vertebral-hemangiomas-their-demographical-characteristics-locatio',
  },
  'HEM-998': {
    title: 'Montefiore J 2016: 998 vertebral hemangiomas',
    grade: 'A',
    href: 'https://ouci.dntb.gov.ua/en/works/4bDV1nL9',
  },
  'HW-102': {
    title: 'JOSR 2022: Removal after fusion, case-control',
    grade: 'A',
    href: 'https://josr-online.biomedcentral.com/articles/10.1186/s13018-022-03031-6',
  },
  'HW-21': {
    title: 'Global Spine J: Screw removal, 21 patients',
    grade: 'B',
    href: null,
  },
  INSRAD: {
    title: 'InsideRadiology (Australia): Gadolinium contrast',
    grade: 'C',
    href: 'https://insideradiology.com.au/gadolinium-contrast-medium-hp/',
  },
  'IRC-VA': {
    title: 'Interventional radiology site: Vertebroplasty/kyphoplasty',
    grade: 'C',
    href: 'https://irc.org.az/data/en/procedures/pr29.html',
  },
  JRH: {
    title: 'Joint Replacement Hawaii: Travel after surgery',
    grade: 'C',
    href: 'https://jointreplacementhawaii.com/faq-items/when-can-i-travel-out-of-state-after-surgery/',
  },
  'JSS-ACS': {
    title: 'J Spine Surg 2020: Complications of anterior cervical surgery, review',
    grade: 'A',
    href: 'https://jss.amegroups.com/article/view/4905/html',
  },
  'JSS-CLAM': {
    title: 'J Spine Surg 2024: Is laminectomy alone safe',
    grade: 'A',
    href: 'https://jss.amegroups.org/article/view/6591/html',
  },
  'JSS-HW': {
    title: 'J Spine Surg 2016: Pedicle screw removal',
    grade: 'A',
    href: 'https://jss.amegroups.org/article/view/3500/html',
  },
  'JTSS-ESI': {
    title: 'J Turk Spinal Surg: Single epidural and fasting glucose',
    grade: 'A',
    href: null,
  },
  KART: {
    title: 'Wikipedia: Kings Area Regional Transit',
    grade: 'B',
    href: 'https://en.wikipedia.org/wiki/Kings_Area_Regional_Transit',
  },
  KIC: {
    title: 'Kick It California: FAQs',
    grade: 'A',
    href: 'https://kickitca.org/es/faqs',
  },
  'KP-98': {
    title: 'IJSS 2021: Kyphoplasty with posterior wall disruption',
    grade: 'A',
    href: 'https://ijssurgery.com/content/15/2/353.full.txt',
  },
  'KP-DAY': {
    title: 'PMC12549701 (2025): Kyphoplasty as day surgery',
    grade: 'B',
    href: 'https://tomesphere.com/paper/PMC12549701',
  },
  LAL: {
    title: 'Munish Lal MD: Epidural instructions',
    grade: 'C',
    href: 'https://munishlalmd.com/resources/esi-instructions/',
  },
  LAM222: {
    title: '222health: After a lumbar laminectomy (quotes NYU Langone, Colorado institute)',
    grade: 'C',
    href: 'https://222health.com/surgeries-operations/surgeries/62888.html',
  },
  'LAMP-AX': {
    title: 'J Korean Neurosurg Soc 2010: Axial neck pain after laminoplasty',
    grade: 'B',
    href: null,
  },
  'LAMP-SR': {
    title: 'Spine 2013: Laminoplasty vs laminectomy and fusion, review (start only)',
    grade: 'A',
    href: 'https://journals.lww.com/spinejournal/Fulltext/2013/10151/Outcomes_After_Laminoplasty_Compared_With.18.aspx',
  },
  'LCD-ESI': {
    title:
      'Summary of Medicare LCD L33906: Epidural steroid injections (official responses: cms.gov A58899 etc.)',
    grade: 'B',
    href: null,
  },
  LPSF: {
    title: 'Research Square 2019 preprint: Laminoplasty with selective fusion vs laminectomy with fusion',
    grade: 'B',
    href: 'https://researchsquare.com/article/rs-7038/v1.html',
  },
  'LSS-JP': {
    title: 'PLoS One 2016: Predictors of improvement without surgery, 274 patients',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4749385',
  },
  MCC: {
    title: 'McCance MD: Airport security and metal implants',
    grade: 'C',
    href: 'https://mccancemd.com/airport-security-and-metal-implants/',
  },
  MEDW: {
    title: 'Medical-ware: RFA questions',
    grade: 'C',
    href: 'https://medical-ware.com/faq_category/rfa/page/2/',
  },
  MEMC: {
    title: 'MemorialCare: No Surprises Act notice',
    grade: 'C',
    href: 'https://memorialcare.org/patients-visitors/patient-financial-tools-and-resources/no-surprises-act',
  },
  MEMM: {
    title: 'Memorial Medical: Vertebroplasty/kyphoplasty',
    grade: 'C',
    href: 'https://memorialmedical.com/services/medical-imaging-services/interventional-radiology/vertebroplasty',
  },
  'MOD-3167': {
    title: 'PLoS One 2014: Modic changes, 3,167 people',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4266639',
  },
  MRIMP: {
    title: 'mrimplant.org: Spinal stimulator, MR conditional',
    grade: 'C',
    href: 'https://mrimplant.org/spinal-stimulator-mr-conditional/',
  },
  NCCIH: {
    title: 'NIH NCCIH: Low-back pain and complementary approaches',
    grade: 'A',
    href: 'https://nccih.nih.gov/health/low-back-pain-and-complementary-health-approaches-what-you-need-to-know',
  },
  NEMANI: {
    title: 'Nemani Spine: Lumbar decompression',
    grade: 'C',
    href: 'https://nemanispine.com/lumbar-decompression-surgery.html',
  },
  'NJ-SCO': {
    title: 'Neurosurgeons of New Jersey: Scoliosis surgery recovery',
    grade: 'C',
    href: 'https://neurosurgeonsofnewjersey.com/blog/scoliosis-surgery-recovery/',
  },
  OPNS: {
    title: 'Operative Neurosurgery wiki: ACDF technique (patient terms)',
    grade: 'C',
    href: 'https://operativeneurosurgery.com/doku.php?id=anterior_cervical_discectomy_and_fusion_technique',
  },
  OSC: {
    title: 'OSC Ortho: Care at home, first few days',
    grade: 'C',
    href: null,
  },
  PARK: {
    title: 'Parkview Pain 2025: PLIF, TLIF, ALIF, XLIF',
    grade: 'C',
    href: 'https://parkviewpain.com/post/understanding-the-different-approaches-to-lumbar-fusion-plif-tlif-alif-and-xlif',
  },
  'PCF-374': {
    title: 'IJSS 2023: ACDF vs foraminotomy, 374 patients',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10312152',
  },
  'PCF-META': {
    title: 'JOSR 2020: ACDF vs foraminotomy meta-analysis',
    grade: 'A',
    href: 'https://josr-online.biomedcentral.com/articles/10.1186/s13018-020-01723-5',
  },
  'PDC-SW': {
    title: 'IJSS 2010: Dysphagia, arthroplasty vs ACDF',
    grade: 'A',
    href: 'https://ijssurgery.com/content/4/1/3.full.txt',
  },
  'PDFD-SI': {
    title: 'Hospital leaflet: SI joint injection',
    grade: 'B',
    href: null,
  },
  'PFL-ORG': {
    title: 'paidfamilyleave.org: PFL and sick days',
    grade: 'C',
    href: 'https://paidfamilyleave.org/faqs/what-is-the-difference-between-paid-family-leave-and-paid-sick-safe-days',
  },
  'PSY-276': {
    title: 'Longitudinal study abstract: Mood after lumbar surgery, 276 patients',
    grade: 'B',
    href: null,
  },
  'PSY-596': {
    title: 'IJSS 2022: Depression, anxiety and thoracolumbar surgery',
    grade: 'A',
    href: 'https://ijssurgery.com/content/early/2022/11/23/8365.full.txt',
  },
  'PSY-REV': {
    title: 'Global Spine J 2019: Psychological comorbidities and spine surgery',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7485071',
  },
  RADP: {
    title: 'Radiopaedia 2024: Disc disease nomenclature (v2.0)',
    grade: 'C',
    href: 'https://radiopaedia.org/articles/intervertebral-disc-disease-nomenclature',
  },
  'RAP-RFA': {
    title: 'Regional pain practice: Radiofrequency ablation',
    grade: 'C',
    href: 'https://rapaindocs.com/treatments/radiofrequency-ablation',
  },
  'REF-MAY': {
    title: 'Mayfield Clinic: Recovery after spinal fusion',
    grade: 'B',
    href: null,
  },
  'REF-SI': {
    title: 'SpineUniverse: SI fusion recovery',
    grade: 'B',
    href: null,
  },
  RESTORE: {
    title: 'Restore PDX: Radiofrequency ablation',
    grade: 'C',
    href: 'https://restorepdx.com/non-surgical-orthopedics/radiofrequency-ablation/',
  },
  RIACO: {
    title: 'RIA protocols: Gadolinium contrast',
    grade: 'C',
    href: 'https://protocols.riaco.com/protocol/mr-gadolinium-contrast',
  },
  RSCAN: {
    title: 'ReadingScan: Spine MRI report explained',
    grade: 'C',
    href: null,
  },
  RTP: {
    title: 'Cook & Hsu 2016: Return to play after lumbar surgery',
    grade: 'B',
    href: null,
  },
  'RURAL-SI': {
    title: 'Rural Spine: SI joint steroid injection',
    grade: 'C',
    href: 'https://ruralspine.com/non-surgical-treatments/sacroiliac-joint-steroid-injection/',
  },
  SAMC: {
    title: 'Southeast Alabama Medical Center: Epidural discharge instructions',
    grade: 'C',
    href: 'https://samc.org/index.php/pain-management-center/home/epidural-steroid-injection-discharge-instructions',
  },
  SANLI: {
    title: 'Eur Spine J 2020: Cement augmentation, review',
    grade: 'B',
    href: null,
  },
  SCHM: {
    title: 'Coluna/Columna 2015: Faces of Schmorl’s node',
    grade: 'A',
    href: 'https://scielo.br/j/coluna/a/X44kCXQ6PXrQQmVkS7r7pLD',
  },
  'SCS-PP': {
    title: 'RAPM 2020: Pocket pain with SCS, 764 patients',
    grade: 'A',
    href: 'https://rapm.bmj.com/content/45/11/891',
  },
  SESI: {
    title: 'Southeastern Spine Institute: Caregiver’s guide',
    grade: 'C',
    href: 'https://southeasternspine.com/caregivers-guide-to-back-surgery-recovery-2/',
  },
  'SEX-AS': {
    title: 'Addison Stone: When can I have sex?',
    grade: 'C',
    href: 'https://addisonstone.com/faq/when-can-i-have-sex/',
  },
  'SEX-ASJ': {
    title: 'Asian Spine J 2019: Lack of recommendations on sex after spine surgery',
    grade: 'A',
    href: 'https://asianspinejournal.org/journal/view.php?doi=10.31616/asj.2018.0106',
  },
  'SH-ACD2': {
    title: 'Spine-health: What to expect after ACDF',
    grade: 'C',
    href: 'https://spine-health.com/treatment/spinal-fusion/what-expect-after-acdf-surgery',
  },
  'SH-ACDF': {
    title: 'Spine-health: Hospital care after ACDF',
    grade: 'C',
    href: 'https://spine-health.com/treatment/spinal-fusion/hospital-care-after-acdf-surgery',
  },
  'SH-ESI': {
    title: 'Spine-health: Epidural risks and side effects (older page)',
    grade: 'C',
    href: 'https://spine-health.com/treatment/injections/epidural-steroid-injections-risks-and-side-effects',
  },
  'SHORE-RF': {
    title: 'Shore Orthopaedic: Radiofrequency ablation',
    grade: 'C',
    href: 'https://shoreortho.com/RF.html',
  },
  'SHOUSE-FML': {
    title: 'Shouse Law: CFRA and FMLA',
    grade: 'C',
    href: 'https://shouselaw.com/ca/labor/leave-laws/family-and-medical-leave',
  },
  'SI-3Y': {
    title: 'MDER 2018: SI fusion, 3 years (company-employed author)',
    grade: 'B',
    href: null,
  },
  'SI-FUS': {
    title: 'Asian Spine J 2022: SI fusion with navigation or robot',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9827198',
  },
  'SI-SHAM': {
    title: 'eClinicalMedicine 2024: SI fusion vs sham (PMID 38328752)',
    grade: 'B',
    href: null,
  },
  'SI-SR': {
    title: 'IJSS 2015: MIS SI fusion, review',
    grade: 'A',
    href: 'https://ijssurgery.com/content/9/40.full.txt',
  },
  SLO: {
    title: 'San Luis Obispo County: Quit support',
    grade: 'A',
    href: 'https://slocounty.ca.gov/quit-tobacco',
  },
  'SNI-ACDF': {
    title: 'Surg Neurol Int 2019: Complication rates for ACDF',
    grade: 'A',
    href: 'https://surgicalneurologyint.com/surgicalint-articles/a-review-of-complication-rates-for-anterior-cervical-diskectomy-and-fusion-acdf',
  },
  'SOC-VA': {
    title: 'Societies’ position statement (ASITN, SIR, AANS/CNS, ASSR) n.d.',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8134375',
  },
  SPDOC: {
    title: 'The Spinal Doctor: Lumbar laminectomy',
    grade: 'C',
    href: 'https://thespinaldoctor.com/lumbar-laminectomy-lumbar-decompres',
  },
  'SPI-LAM': {
    title: 'Spine Physicians Institute: Lumbar laminectomy',
    grade: 'C',
    href: null,
  },
  'SPORT-DT': {
    title: 'SPORT 2015: Durotomy in stenosis surgery, 409 patients',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4517460',
  },
  'SPR-MOD': {
    title: 'BMC Musculoskelet Disord 2009: Endplate signal changes',
    grade: 'A',
    href: 'https://link.springer.com/doi/10.1186/1471-2474-10-81',
  },
  SPRO: {
    title: 'The Spine Pro: Supporting a loved one',
    grade: 'C',
    href: 'https://thespinepro.com/blog/how-to-support-a-loved-one-through-spinal-surgery',
  },
  SSSS: {
    title: 'Bone & Joint J 2024: Swedish stenosis study, 5 years',
    grade: 'A',
    href: 'https://boneandjoint.org.uk/Article/10.1302/0301-620X.106B7.BJJ-2023-1160.R2',
  },
  ST78: {
    title: 'Textbook: Epidural complications',
    grade: 'B',
    href: null,
  },
  'STATP-SCS': {
    title: 'StatPearls 2023: Spinal cord stimulator implant',
    grade: 'A',
    href: 'https://statpearls.com/point-of-care/29318',
  },
  TAB3: {
    title: 'Narrative review table: Advantages of fusion procedures',
    grade: 'B',
    href: null,
  },
  THON: {
    title: 'Stephen Thon MD: Travel after surgery',
    grade: 'C',
    href: null,
  },
  'TSA-EXT': {
    title: 'TSA 2014 (archived): External medical devices',
    grade: 'A',
    href: 'https://tsa.gov/traveler-information/external-medical-devices',
  },
  TUOL: {
    title: 'Tuolumne County: Tobacco prevention (Kick It numbers)',
    grade: 'A',
    href: 'https://tuolumnecounty.ca.gov/270/Tobacco-Prevention-Education',
  },
  'UCSD-SB': {
    title: 'UC San Diego Health: Surprise medical bills',
    grade: 'C',
    href: 'https://health.ucsd.edu/insurance-billing/surprise-medical-bills',
  },
  'UIC-INJ': {
    title: 'UI Health (Chicago): After your procedure',
    grade: 'C',
    href: 'https://hospital.uillinois.edu/primary-and-specialty-care/pain-management/after-your-procedure',
  },
  'UTD-CA': {
    title: 'UpToDate 2023: Calcium and vitamin D in osteoporosis',
    grade: 'B',
    href: null,
  },
  VASU: {
    title: 'Pain clinic: RFA',
    grade: 'C',
    href: null,
  },
  'VP-357': {
    title: 'AJNR: Vertebroplasty, what is important (357 patients)',
    grade: 'B',
    href: null,
  },
  VWH: {
    title: 'Verywell Health: ID cards for implants',
    grade: 'C',
    href: 'https://verywellhealth.com/metal-implants-for-airport-screening-not-needed-2549504',
  },
  WCHENG: {
    title: 'Wayne Cheng MD: ACDF post-op (also Spanish)',
    grade: 'C',
    href: 'https://waynecheng.com/acdf-postop/',
  },
  'WHO-SM': {
    title: 'News reports of WHO 2020: Quit smoking before surgery',
    grade: 'B',
    href: 'https://rtmagazine.com/public-health/smoking/quit-smoking-before-surgery-who-advises/',
  },
  'FRES-VF': {
    title: 'Fresno County Public Health: Valley fever',
    grade: 'A',
    href: null,
  },
  IDSA: {
    title: 'IDSA 2015: Native vertebral osteomyelitis guideline (summary)',
    grade: 'A',
    href: 'https://prep.idsociety.org/practice-guideline/vertebral-osteomyelitis',
  },
  'JMAJ-SEA': {
    title: 'JMA Journal 2020: Spinal epidural abscess review (tables)',
    grade: 'A',
    href: 'https://jmaj.jp/table.php?id=10.31662%2Fjmaj.2019-0038&cid=table3',
  },
  OFID: {
    title: 'Open Forum Infect Dis 2022: Oral treatment of vertebral osteomyelitis',
    grade: 'A',
    href: 'https://academic.oup.com/ofid/article/9/8/ofac366/6650800',
  },
  'SEA-36': {
    title: 'Eur Spine J 2011: Spinal epidural abscess, 36 patients',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3229722',
  },
  'SEA-BM': {
    title: 'BioMed Res Int 2016: Epidural abscess, earlier diagnosis',
    grade: 'B',
    href: null,
  },
  TXBSI: {
    title: 'Texas Back & Spine Institute: Spinal canal infections',
    grade: 'C',
    href: 'https://txbsi.com/neurological-conditions/back-and-neck/spinal-canal-infections',
  },
  'UTD-VO': {
    title: 'UpToDate 2022: Vertebral osteomyelitis and discitis',
    grade: 'B',
    href: null,
  },
  'VO-HC': {
    title: 'Medicine 2014: Health care associated vertebral osteomyelitis',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4602631',
  },
  'VO-TR': {
    title: 'Clin Microbiol Infect 2014: Vertebral osteomyelitis, 214 patients',
    grade: 'B',
    href: null,
  },
  'AHRQ-D': {
    title: 'AHRQ 2019: draft of update',
    grade: 'A',
    href: 'https://effectivehealthcare.ahrq.gov/products/nonpharma-treatment-pain-update/draft-research',
  },
  'BONE-MA': {
    title: 'Neurosurg Focus 2021: Osteoporosis treatment in fusion, meta-analysis',
    grade: 'A',
    href: 'https://miami.pure.elsevier.com/en/publications/osteoporosis-treatment-in-patients-undergoing-spinal-fusion-a-sys',
  },
  'BONE-NMA': {
    title: 'PLoS One 2020: Teriparatide and bisphosphonate, network meta-analysis',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7462270',
  },
  'CMS-ACU': {
    title: 'Medicare decision CAG-00452N (2020), reported',
    grade: 'B',
    href: 'https://revenuecycleadvisor.com/news-analysis/cms-expands-coverage-acupuncture',
  },
  'KIM-29': {
    title: '29-person study: Glucose and cortisol after steroid injections',
    grade: 'B',
    href: null,
  },
  'UNMC-AHA': {
    title: 'Univ. Nebraska Medical Center 2014: AHA statement on neck manipulation',
    grade: 'B',
    href: 'https://unmc.edu/newsroom/2014/08/07/neck-manipulation-may-be-associated-with-stroke',
  },
  'AHA-CD': {
    title: 'AHA/ASA 2014: Cervical dissection and manipulation',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/25104849',
  },
  AWORD: {
    title: 'The A Word: MRI limitations',
    grade: 'C',
    href: null,
  },
  BRAINL: {
    title: 'NCCIH: Acupuncture',
    grade: 'B',
    href: 'https://brainline.org/article/manipulative-and-body-based-practices-overview',
  },
  'CCHP-T': {
    title: 'Contra Costa Health Plan: Transportation',
    grade: 'C',
    href: 'https://wap1.cchealth.org/healthplan/medi-cal-transportation.php',
  },
  CSD: {
    title: 'Center for Spinal Disorders: MRI with spine implants',
    grade: 'C',
    href: 'https://centerforspinaldisorders.com/magnetic-resonance-imaging/',
  },
  'DENT-KOR': {
    title: 'J Clin Periodontol 2021: Dental procedures and spinal infection',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8457097',
  },
  'EX-SR': {
    title: 'BMC Musculoskelet Disord 2022: Exercise types, review of reviews',
    grade: 'A',
    href: 'https://bmcmusculoskeletdisord.biomedcentral.com/articles/10.1186/s12891-022-05722-x',
  },
  HIFL: {
    title: 'Health Information & the Law: Cal. Health & Safety Code 123110',
    grade: 'B',
    href: 'https://healthinfolaw.org',
  },
  'MOD-REV': {
    title: 'Review 2023: Modic and back pain',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10176889',
  },
  'MT-RISK': {
    title: 'Chiropr Man Therap 2017: Risks of manual treatment, scoping review',
    grade: 'A',
    href: 'https://chiromt.biomedcentral.com/articles/10.1186/s12998-017-0168-5',
  },
  'NCCIH-SM': {
    title: 'NIH NCCIH bulletin: Spinal manipulation',
    grade: 'A',
    href: 'https://content.govdelivery.com/accounts/USNIHNCCIH/bulletins/353fc98',
  },
  SPINFO: {
    title: 'SpineInfo: Schmorl’s node (cites Spine 1994)',
    grade: 'C',
    href: 'https://spineinfo.com/conditions/disc-herniation/schmorls-node/',
  },
  'UK-131': { title: 'Survey of 131 UK spine surgeons: Return to work and driving', grade: 'B', href: null },
  PORT: {
    title: 'Arch Orthop Trauma Surg 2023: Survey of surgeons on advice after disc surgery',
    grade: 'A',
    href: 'https://doi.org/10.1007/s00402-023-04809-x',
  },
  CARR: {
    title: 'Spine 1999: No limits after discectomy, 152 people',
    grade: 'A',
    href: 'https://stanfordhealthcare.org/publications/405/4054.html',
  },
  BONO: {
    title: 'Eur Spine J 2017: Two or six weeks of limits after disc surgery',
    grade: 'A',
    href: 'https://doi.org/10.1007/s00586-016-4821-9',
  },
  'GOLF-N': {
    title: 'Cureus 2020: Sports after neck surgery',
    grade: 'A',
    href: 'https://doi.org/10.7759/cureus.9993',
  },
  BRACE: {
    title: 'IJSS 2024: Brace after lumbar fusion',
    grade: 'A',
    href: 'https://www.ijssurgery.com/content/18/5/540',
  },
  COLLAR: {
    title: 'J Orthop Surg Res 2024: Collar after ACDF',
    grade: 'A',
    href: 'https://doi.org/10.1186/s13018-024-04661-8',
  },
  AAA: {
    title: 'NHS 2016: Symptoms of an aortic aneurysm',
    grade: 'B',
    href: null,
  },
  'AAA-US': {
    title: 'US Preventive Services Task Force 2019: Screening for abdominal aortic aneurysm',
    grade: 'A',
    href: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/abdominal-aortic-aneurysm-screening',
  },
  STONE: {
    title: 'Healio 2019: Kidney stone symptoms',
    grade: 'B',
    href: null,
  },
  IBP: {
    title: 'Mayo Clin Proc 2020: Recognizing axial spondyloarthritis',
    grade: 'A',
    href: 'https://doi.org/10.1016/j.mayocp.2020.02.007',
  },
  'AS-32': {
    title: 'Eur Spine J 2011: Neck injury in ankylosing spondylitis',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/21127920/',
  },
  COCCI: {
    title: 'Am J Med 2012: Valley fever of the spine',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/22340929/',
  },
  'SCS-L': {
    title: 'Letter in Pain Medicine on the 2023 Cochrane review of spinal cord stimulation',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10391586',
  },
  'SCS-INF': {
    title: 'Neuromodulation 2017: Infections after 2,737 stimulator implants',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/28726312/',
  },
  'LSS-F': {
    title: 'Eur Spine J 2017: Course after stenosis surgery',
    grade: 'A',
    href: 'https://doi.org/10.1007/s00586-016-4668-0',
  },
  'LSS-10': {
    title: 'Eur Spine J 2020: Stenosis surgery, 10-year follow-up',
    grade: 'B',
    href: 'https://doi.org/10.1007/s00586-020-06424-5',
  },
  DEYO: {
    title: 'JBJS 2011: Repeat surgery for stenosis, 31,543 people',
    grade: 'A',
    href: 'https://doi.org/10.2106/JBJS.J.01292',
  },
  'DEYO-C': {
    title: 'JAMA 2010: Complications of stenosis surgery in older adults',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2885954',
  },
  'SPORT-8': {
    title: 'Spine 2015: SPORT stenosis, 8 years',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4288009',
  },
  'SPORT-R': {
    title: 'Spine 2016: SPORT reoperations',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5521164',
  },
  TWIN: {
    title: 'Arthritis Rheum 1999: Twins and worn discs',
    grade: 'B',
    href: 'https://pubmed.ncbi.nlm.nih.gov/10025932/',
  },
  'TWIN-2': {
    title: 'WikiMSK: Twin Spine Study',
    grade: 'C',
    href: 'https://wikimsk.org/wiki/EBQ:Twin_Spine_Study',
  },
  WT: {
    title: 'Clin Spine Surg 2018: Obesity and back pain',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/27875413/',
  },
  'WT-2': {
    title: 'BMC Musculoskelet Disord 2022: Weight-loss programs and back pain',
    grade: 'A',
    href: 'https://doi.org/10.1186/s12891-022-05391-w',
  },
  'LBP-08': {
    title: 'BMJ 2008: Recovery from new low back pain, 973 patients',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2483884',
  },
  'LBP-03': {
    title: 'BMJ 2003: Outlook of low back pain, review',
    grade: 'A',
    href: 'https://www.bmj.com/content/327/7410/323',
  },
  ACET: {
    title: 'Harvard Health 2011: FDA limits prescription acetaminophen',
    grade: 'B',
    href: 'https://www.health.harvard.edu/staying-healthy/fda-limits-prescription-acetaminophen',
  },
  'CDPH-N': {
    title: 'California Department of Public Health: Over-the-counter naloxone',
    grade: 'A',
    href: 'https://www.cdph.ca.gov/Programs/CCDPHP/sapb/Pages/Over-the-Counter-(OTC)-Naloxone.aspx',
  },
  TEAR: {
    title: 'Think Aorta US: What aortic dissection feels like',
    grade: 'C',
    href: 'https://thinkaorta.us/post/what-does-it-feel-like-to-have-an-aortic-dissection',
  },
  OBST: {
    title: 'Cooper Emergency Medicine: Obstructive pyelonephritis',
    grade: 'C',
    href: 'https://emdaily.cooperhealth.org/content/emconf-obstructive-pyelonephritis',
  },
  'AS-24': {
    title: 'Ir J Med Sci 2017: Fracture in ankylosing spondylitis',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/28150118',
  },
  'SGLT-F': {
    title: 'Medscape 2020: FDA on stopping SGLT2 drugs before surgery',
    grade: 'B',
    href: 'https://www.medscape.com/viewarticle/927047',
  },
  'SGLT-A': {
    title: 'American College of Cardiology 2022: SGLT2 drugs before surgery',
    grade: 'A',
    href: 'https://www.acc.org/Latest-in-Cardiology/Articles/2022/10/07/17/21/Preoperative-Cessation-of-SGLT2i',
  },
  'GLP-F': {
    title: 'OR Manager 2024: FDA warning on GLP-1 drugs and anesthesia',
    grade: 'B',
    href: 'https://www.ormanager.com/briefs/glp-1-labels-carry-pulmonary-aspiration-warning',
  },
  'ACET-2': {
    title: 'HealthNewsDigest 2009: Using acetaminophen safely, on FDA advice',
    grade: 'B',
    href: 'https://healthnewsdigest.com/2009/08/26/using-acetaminophen-safely-2/',
  },
  'ACET-600': { title: 'HealthDay: Acetaminophen safety', grade: 'B', href: null },
  NSAID: { title: 'ISMP 2018: FDA warning on anti-inflammatories and the heart', grade: 'B', href: null },
  BZD: { title: 'Lachman 2016: FDA warning on opioids with benzodiazepines', grade: 'B', href: null },
  GABA: { title: 'FDA 2019: Gabapentinoids and breathing problems', grade: 'A', href: null },
  SERO: {
    title: 'Am J Med 2018: Tramadol, serotonin syndrome and seizures',
    grade: 'A',
    href: 'https://doi.org/10.1016/j.amjmed.2018.04.025',
  },
  'SERO-2': {
    title: 'Arch Toxicol 2018: Opioids and serotonin toxicity',
    grade: 'A',
    href: 'https://doi.org/10.1007/s00204-018-2244-6',
  },
  OPSTOP: {
    title: 'FDA 2019: Harm from stopping opioids suddenly',
    grade: 'A',
    href: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-identifies-harm-reported-sudden-discontinuation-opioid-pain-medicines-and-requires-label-changes',
  },
  'MBC-N': {
    title: 'Medical Board of California: Naloxone',
    grade: 'A',
    href: 'https://www.mbc.ca.gov/Resources/Medical-Resources/Naloxone.aspx',
  },
  OAREMS: {
    title: 'Opioid REMS 2025: Mail-back envelopes',
    grade: 'A',
    href: 'https://opioidanalgesicrems.com/mailBackEnvelope.html',
  },
  TAKE: {
    title: 'Don’t Rush to Flush: Bins and mailers in California',
    grade: 'C',
    href: 'https://dontrushtoflush.org',
  },
  'FDA-FL': {
    title: 'FDA 2024: Flush list for certain medicines',
    grade: 'A',
    href: 'https://www.fda.gov/drugs/disposal-unused-medicines-what-you-should-know/drug-disposal-fdas-flush-list-certain-medicines',
  },
  'MBC-C': {
    title: 'Medical Board of California: CURES, mandatory use',
    grade: 'A',
    href: 'https://www.mbc.ca.gov/Resources/Medical-Resources/CURES/Mandatory-Use.aspx',
  },
  CLIN: {
    title: 'ClinLab Navigator: Cotinine',
    grade: 'C',
    href: null,
  },
  COTIN: {
    title: 'J Arthroplasty 2019: Cotinine testing before joint replacement',
    grade: 'A',
    href: 'https://mayoclinic.elsevierpure.com/en/publications/cotinine-testing-improves-smoking-cessation-before-total-joint-ar',
  },
  PREHAB: {
    title: 'Review, trials to 2022: Prehabilitation before low back surgery',
    grade: 'A',
    href: 'https://experts.mcmaster.ca/display/publication3560048',
  },
  'PREHAB-2': {
    title: 'Review: Prehabilitation programs before low back surgery',
    grade: 'A',
    href: 'https://cris.maastrichtuniversity.nl/en/publications/current-prehabilitation-programs-do-not-improve-the-postoperative',
  },
  STAPH: {
    title: 'Clin Orthop 2013: Screening for staph',
    grade: 'A',
    href: 'https://doi.org/10.1007/s11999-013-2875-0',
  },
  NASAL: {
    title: 'Review: Nasal decontamination before surgery',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7392830',
  },
  'VTE-S': {
    title: 'Spine 2010: Anticoagulation risk in spine surgery',
    grade: 'A',
    href: 'https://doi.org/10.1097/BRS.0b013e3181d833d4',
  },
  'VTE-R': {
    title: 'Global Spine J 2020: Preventing clots in spine surgery',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8351068',
  },
  'NICE-H': {
    title: 'NICE: Estrogen and surgery',
    grade: 'A',
    href: 'https://www.ncbi.nlm.nih.gov/pubmedhealth/PMH0051783/table/ch5.tu6/',
  },
  DOAC: { title: 'Eliquis and Xarelto labels, 2018 extracts', grade: 'B', href: null },
  STENT: {
    title: 'Anesthesiology 2014: Coronary stents and surgery',
    grade: 'A',
    href: 'https://pubs.asahq.org/anesthesiology/article/121/5/1093/13834',
  },
  LATEX: { title: 'Lieberman: Anaphylaxis during surgery', grade: 'B', href: null },
  METAL: {
    title: 'Review 2022: Nickel and implants',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9674446',
  },
  'METAL-2': {
    title: 'Review: Testing for metal allergy',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5336431',
  },
  'METAL-3': {
    title: 'Springer chapter: Metal ion sensitivity in spine surgery',
    grade: 'A',
    href: 'https://doi.org/10.1007/978-3-319-33037-2_139-1',
  },
  'ESI-1': {
    title: 'Global Spine J 2021: Steroid injection before surgery and infection',
    grade: 'A',
    href: 'https://doi.org/10.1177/21925682211026630',
  },
  'ESI-2': {
    title: 'Mayo Clin Proc IQO 2023: Epidurals before surgery and infection',
    grade: 'A',
    href: 'https://doaj.org/article/3b01ae61bbd64293b295123407b18c24',
  },
  'ESI-3': {
    title: 'Eur Spine J 2022: Steroid injection before surgery and infection',
    grade: 'A',
    href: 'https://doi.org/10.1007/s00586-022-07436-z',
  },
  CSF: {
    title: 'Taylor & Francis chapter: Spinal fluid leakage',
    grade: 'A',
    href: 'https://doi.org/10.4324/9781315382760-59',
  },
  'HW-F': {
    title: 'Weill Cornell: Muscle flaps for spinal wounds, 37 people',
    grade: 'A',
    href: 'https://vivo-dev.weill.cornell.edu/display/pubid14748573',
  },
  ILEUS: {
    title: 'Spine J 2014: Slow bowel after low back fusion',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/24184650',
  },
  TXA: {
    title: 'Anesth Pain Med 2019: Tranexamic acid in spine surgery, 12 trials',
    grade: 'A',
    href: 'https://synapse.koreamed.org/articles/1158437',
  },
  'ICBG-2': {
    title: 'Health Qual Life Outcomes 2009: Pain where hip bone was taken',
    grade: 'A',
    href: 'https://doi.org/10.1186/1477-7525-7-49',
  },
  'BMP-A': {
    title: 'Review: Bone-growth protein (BMP) in spine surgery',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5534401',
  },
  'BMP-Y': { title: 'Ann Intern Med 2013: Bone-growth protein (BMP), meta-analysis', grade: 'B', href: null },
  POVL: {
    title: 'Front Neurol 2018: Loss of sight after surgery',
    grade: 'A',
    href: 'https://doi.org/10.3389/fneur.2018.00557',
  },
  'SCS-CID': {
    title: 'Clin Infect Dis 2019: Stimulator infection',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/31598641',
  },
  'ASA-E': {
    title: 'Anesthesiology 2015: Safe epidurals, editorial',
    grade: 'A',
    href: 'https://asa2.silverchair.com/anesthesiology/article/122/5/964/12354',
  },
  SAFE: {
    title: 'Anesthesiology 2015: Safeguards for epidural steroid injections, consensus',
    grade: 'A',
    href: 'https://pubmed.ncbi.nlm.nih.gov/25668411',
  },
  'MRI-O': {
    title: 'PLoS One 2011: Short tunnel or open MRI for claustrophobia',
    grade: 'A',
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3161742',
  },
  DN: { title: 'Merck Mexico: Dolo-Neurobion label', grade: 'B', href: null },
  'DN-3': { title: 'Dolo-Neurobion XR label, 2011', grade: 'B', href: null },
  ARTRI: {
    title: 'FDA 2022: Artri King contains hidden drugs',
    grade: 'A',
    href: 'https://www.fda.gov/drugs/medication-health-fraud/public-notification-artri-king-contains-hidden-drug-ingredients',
  },
  FAKE: { title: 'HealthDay: Counterfeit pills in Mexican pharmacies', grade: 'B', href: null },
  LEP: {
    title: '45 CFR 92.101: Language help',
    grade: 'B',
    href: 'https://www.lawserver.com/law/country/us/cfr/45_cfr_92-101',
  },
  'HEAT-W': {
    title: '99calor campaign: Workers’ rights in the heat',
    grade: 'B',
    href: 'https://99calor.org/Workers-Rights.html',
  },
  'CDC-H': {
    title: 'CDC: Heat and medications',
    grade: 'A',
    href: 'https://www.cdc.gov/heat-health/hcp/clinical-guidance/heat-and-medications-guidance-for-clinicians.html',
  },
  ESO: {
    title: 'Neurosurgery Wiki: Hole in the swallowing tube after front neck surgery',
    grade: 'C',
    href: null,
  },
  'FEV-3M': {
    title: 'AccessEmergencyMedicine: Fever in children',
    grade: 'A',
    href: 'https://accessemergencymedicine.mhmedical.com/content.aspx?bookid=991&sectionid=55139161',
  },
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof table

export const sources: Record<SourceKey, Source> = table

export const sourceKeys = Object.keys(table) as [SourceKey, ...SourceKey[]]
